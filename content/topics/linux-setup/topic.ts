import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "linux-setup",
  title: "Linux setup",
  path: "/blog/linux-setup",
  tilePath: "/blog/linux-setup",
  description:
    "A fresh Debian 13 or Ubuntu 26.04 machine, set up in order: checksum, disk encryption, packages, shell, SSH keys, firewall, backups, dotfiles and last checks.",
  lede: "Every time I get a new machine I open this page and work my way down. It takes an evening.",
  hue: "oklch(0.88 0.21 120)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A desk with a tiled terminal on the monitor, a keyboard, a mug and a small penguin figure.",
    summary: "From the first checksum to a backup that restores.",
  },
  blocks: [
    {
      kind: "images",
      title: "Where it ends",
      intro: "What the evening is for, in four drawings.",
      items: [
        {
          imgUrl: "./plates/tiling-layout.svg",
          alt: "A monitor with three tiled windows above a keyboard; the Super key, the number keys one to four and the arrow keys are marked.",
          title: "Desktop",
          comment: "the text in the large pane, what it does in the small ones",
        },
        {
          imgUrl: "./plates/terminal-history.svg",
          alt: "A terminal in which the letters res la have found four commands, a restic restore among them; the keys Ctrl and R below.",
          title: "Terminal",
          comment: "two half-words find a command from last spring",
        },
        {
          imgUrl: "./plates/editor.svg",
          alt: "A text in vim: line 42 is marked, the others count their distance from it, and an arrow marked 4 j leads to the fourth line below.",
          title: "Editor",
          comment: "lines count from the cursor, so there's no arithmetic in a jump",
        },
        {
          imgUrl: "./plates/snapshots.svg",
          alt: "Snapshots of seven days, five weeks and twelve months; today's is restored into a folder that equals Documents.",
          title: "Backup",
          comment: "today's copy, restored and compared",
        },
      ],
    },
    {
      kind: "steps",
      title: "In order",
      intro: "About three hours with coffee. Check off each step, and you can pick up there after a break.",
      guide: true,
      tools: [
        "USB stick, 8 GB or more",
        "Second machine to read this on",
        "External disk for the old files",
        "Paper for the passphrase",
        "Network cable, in case Wi-Fi needs firmware",
      ],
      items: [
        {
          title: "Copy the old disk and check the image",
          minutes: 40,
          text: "The copy takes the time; the [checksum](#before-installing) takes a minute. You can't do either one later.",
        },
        {
          title: "Install, with encryption",
          minutes: 30,
          text: "One passphrase, written down before the installer asks twice.",
        },
        {
          title: "Update and prove it",
          minutes: 20,
          text: "System, firmware, [then the proof](#first-boot) that the disk is encrypted, and its header saved elsewhere.",
        },
        {
          title: "Packages and automatic updates",
          minutes: 10,
          text: "[One long line](#packages), then the machine looks after its own security fixes.",
        },
        {
          title: "Shell, editor and keys",
          minutes: 25,
          text: "The [two files](#shell-and-editor) I miss first on somebody else's machine, and [a key](#git-and-ssh) that signs commits too.",
        },
        {
          title: "Close the door",
          minutes: 10,
          text: "[Firewall](#firewall), and no passwords over SSH. Keep one session open while you test the second.",
        },
        {
          title: "Back up, and restore one file",
          minutes: 40,
          text: "The first run is the long one. It counts as [a backup](#backups) once a file has come back.",
        },
        {
          title: "Dotfiles and last checks",
          minutes: 15,
          text: "Settings [into one repository](#dotfiles). On the next machine [one command](/engineering#personal) puts the desk back in about 25 minutes.",
        },
      ],
    },
    {
      kind: "prose",
      title: "Before installing",
      intro: "Decide about encryption now. Changing your mind means starting over.",
      checked: "2026-11",
      text: `Tested on **Debian 13** (13.7) and **Ubuntu 26.04 LTS**. In clean copies of both I ran the checksums, package lists, shell and editor settings, keys, Git, firewall, LUKS header, Stow, and restic up to the restore. What those copies couldn't try is anything that needs a real boot: firmware, timers, notifications. On **Fedora?** Pick it above the commands. Those lines come from Fedora's docs; I haven't run them myself.

**Copy the old disk** and open three files from the copy. **Update the firmware** while the vendor's own tool still runs. If Windows stays on the machine, save its BitLocker recovery key somewhere else and switch off fast startup.

I encrypt every laptop. In the Debian installer choose *Guided: use entire disk and set up encrypted LVM*; Ubuntu's asks on its disk pages. Take a passphrase of five or six random words and keep it on paper until your hands know it.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/disk-layout.svg",
      alt: "A solid-state drive above its partitions: EFI and boot take two gigabytes, the rest is one LUKS container holding root, swap and home.",
      caption: "Two small open partitions to start from; everything else is inside the encrypted container.",
    },
    {
      kind: "code",
      items: [
        {
          title: "Verify the image before it touches a stick",
          language: "bash",
          variants: [
            {
              systems: ["Debian"],
              code: `cd ~/Downloads
sha256sum --check --ignore-missing SHA256SUMS
gpg --verify SHA256SUMS.sign SHA256SUMS`,
            },
            {
              systems: ["Ubuntu"],
              code: `cd ~/Downloads
sha256sum --check --ignore-missing SHA256SUMS
gpg --verify SHA256SUMS.gpg SHA256SUMS`,
            },
            {
              systems: ["Fedora"],
              code: `cd ~/Downloads
curl -O https://fedoraproject.org/fedora.gpg
gpgv --keyring ./fedora.gpg Fedora-*-CHECKSUM
sha256sum --check --ignore-missing Fedora-*-CHECKSUM`,
            },
          ],
          comment:
            "the image's line must end in OK. Take the key from the project's own page and compare its fingerprint",
        },
        {
          title: "Find the stick, then write the image to it",
          language: "bash",
          code: `lsblk --nodeps --output NAME,SIZE,MODEL,TRAN
ls -l /dev/disk/by-id/ | grep usb
# replace both names; unmount the stick first
sudo dd if=debian.iso of=/dev/disk/by-id/usb-YOUR_STICK \\
  bs=4M conv=nocreat,fsync status=progress`,
          comment: "with nocreat dd stops at a mistyped name instead of filling /dev with a file",
        },
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "`dd` overwrites its target without asking. Unplug every other external disk first, and name the whole stick, not one of its partitions.",
    },
    {
      kind: "code",
      title: "First boot",
      intro: "Updates first, then firmware, then proof that encryption is really on.",
      items: [
        {
          title: "Debian only: give yourself sudo, then log out and in",
          language: "bash",
          code: `su - -c "adduser $USER sudo"`,
          comment: "you need this if you set a root password in the installer",
        },
        {
          title: "Bring everything up to date, firmware included",
          language: "bash",
          variants: [
            {
              systems: ["Debian", "Ubuntu"],
              code: `sudo apt update
sudo apt full-upgrade
sudo apt install fwupd
fwupdmgr refresh --force
fwupdmgr get-updates
sudo fwupdmgr update`,
            },
            {
              systems: ["Fedora"],
              code: `sudo dnf upgrade --refresh
sudo dnf install fwupd
fwupdmgr refresh --force
fwupdmgr get-updates
sudo fwupdmgr update`,
            },
          ],
        },
        {
          title: "Check encryption, Secure Boot and the clock",
          language: "bash",
          code: `lsblk -o NAME,TYPE,SIZE,FSTYPE,MOUNTPOINTS
mokutil --sb-state
timedatectl`,
          comment: "look for crypto_LUKS in the first table and “synchronized: yes” in the last",
        },
        {
          title: "Save a copy of the LUKS header",
          language: "bash",
          code: `# take the partition marked crypto_LUKS from the table above
sudo cryptsetup luksHeaderBackup /dev/nvme0n1p3 --header-backup-file ~/luks-header.img`,
          comment:
            "one bad sector in that header and the disk is gone, so move the copy off the machine and guard it like the passphrase",
        },
      ],
    },
    {
      kind: "code",
      title: "Packages",
      intro:
        "The distribution first, then Flathub for newer desktop programs. A vendor's repository comes last, because it can replace any package you have.",
      items: [
        {
          title: "What I install on every machine",
          language: "bash",
          variants: [
            {
              systems: ["Debian", "Ubuntu"],
              code: `sudo apt install build-essential git curl rsync vim tmux htop tree \\
  ripgrep fd-find fzf bat jq zoxide shellcheck`,
            },
            {
              systems: ["Fedora"],
              code: `sudo dnf install @c-development git curl rsync vim-enhanced tmux htop tree \\
  ripgrep fd-find fzf bat jq zoxide ShellCheck`,
            },
          ],
        },
        {
          title: "Debian and Ubuntu rename two of them; give them their names back",
          language: "bash",
          code: `mkdir -p ~/.local/bin
ln -s "$(command -v fdfind)" ~/.local/bin/fd
ln -s "$(command -v batcat)" ~/.local/bin/bat`,
          comment: "~/.local/bin is on your path after the next login",
        },
        {
          title: "Security updates, automatically",
          language: "bash",
          variants: [
            {
              systems: ["Debian", "Ubuntu"],
              code: `sudo apt install unattended-upgrades
sudo dpkg-reconfigure --priority=low unattended-upgrades
# shows what it would have done tonight
sudo unattended-upgrade --dry-run --debug`,
            },
            {
              systems: ["Fedora"],
              code: `sudo dnf install dnf5-plugin-automatic
printf '[commands]\\nupgrade_type = security\\napply_updates = yes\\n' |
  sudo tee /etc/dnf/automatic.conf
sudo systemctl enable --now dnf5-automatic.timer`,
            },
          ],
        },
      ],
    },
    {
      kind: "prose",
      title: "Shell and editor",
      intro: "Plain bash and vim, because servers have them too.",
      checked: "2026-11",
      text: `My settings fit on one screen: a long history that every terminal adds to, fuzzy search in it with Ctrl-R, and directories found by half a name.

GNOME and KDE tile well enough with the Super key and the arrows. [Sway](https://swaywm.org/) does it properly: Super with an arrow moves the focus, with a number it goes to that workspace, and Shift added to either takes the window along.`,
    },
    {
      kind: "code",
      items: [
        {
          title: "End of ~/.bashrc",
          language: "bash",
          code: `HISTSIZE=100000
HISTFILESIZE=200000
HISTCONTROL=ignoreboth:erasedups
shopt -s histappend checkwinsize globstar
PROMPT_COMMAND="history -a\${PROMPT_COMMAND:+; $PROMPT_COMMAND}"
export EDITOR=vim
alias ll='ls -lah --group-directories-first'
eval "$(fzf --bash)"
eval "$(zoxide init bash)"`,
          comment:
            "a command that starts with a space stays out of the history; fzf --bash needs 0.48, newer than Ubuntu 24.04 has",
        },
        {
          title: "~/.vimrc",
          language: "vim",
          code: String.raw`syntax on
filetype plugin indent on
set number relativenumber scrolloff=5
set expandtab shiftwidth=4 softtabstop=4
set ignorecase smartcase incsearch hlsearch
set list listchars=tab:»\ ,trail:·
call mkdir($HOME . '/.vim/undo', 'p')
set undofile undodir=~/.vim/undo`,
          comment: "undo survives closing the file",
        },
      ],
    },
    {
      kind: "code",
      title: "Git and SSH",
      intro: "One key per machine, never copied, with a passphrase.",
      items: [
        {
          title: "A new key, and the public half to another machine",
          language: "bash",
          code: `ssh-keygen -t ed25519 -a 100 -C "$(hostname) $(date +%Y-%m)"
ssh-copy-id -i ~/.ssh/id_ed25519.pub me@192.168.1.20`,
          comment: "the comment tells you later which lost laptop to remove",
        },
        {
          title: "~/.ssh/config",
          language: "ini",
          code: `Host home
    HostName 192.168.1.20
    User me
    IdentityFile ~/.ssh/id_ed25519
    IdentitiesOnly yes

Host *
    AddKeysToAgent yes
    ServerAliveInterval 60`,
        },
        {
          title: "Git, once, with commits signed by the same key",
          language: "bash",
          code: `git config --global user.name "Your Name"
git config --global user.email "you@example.org"
git config --global pull.ff only
git config --global gpg.format ssh
git config --global user.signingKey ~/.ssh/id_ed25519.pub
git config --global commit.gpgSign true`,
          comment: "add the key to your code host a second time, as a signing key",
        },
      ],
    },
    {
      kind: "plate",
      imgUrl: "./plates/ssh-key.svg",
      alt: "A laptop holding a private key and a server holding the public key as a padlock; the server sends a question and the laptop returns a signature.",
      caption: "The server asks, the laptop signs. The private key never travels.",
    },
    {
      kind: "prose",
      title: "Firewall",
      intro: "Close everything, then open what you need.",
      text: `On a laptop nothing needs to come in. On a machine that others reach, I allow SSH with keys only. Two traps: ports that **Docker** publishes go around ufw's rules, so bind them to 127.0.0.1; and in \`sshd_config\` the **first** value read wins, which is why my file is numbered 10 and comes before the one that some cloud images bring along.`,
    },
    {
      kind: "code",
      items: [
        {
          title: "A firewall in a few lines",
          language: "bash",
          variants: [
            {
              systems: ["Debian", "Ubuntu"],
              code: `sudo apt install ufw
sudo ufw default deny incoming
sudo ufw default allow outgoing
# leave this one out on a laptop that runs no SSH server
sudo ufw limit 22/tcp comment 'ssh'
sudo ufw enable`,
            },
            {
              systems: ["Fedora"],
              code: `# Workstation's own zone leaves every port above 1024 open
sudo firewall-cmd --set-default-zone=public
# on a laptop that runs no SSH server
sudo firewall-cmd --permanent --remove-service=ssh
sudo firewall-cmd --reload
sudo firewall-cmd --list-all`,
            },
          ],
        },
        {
          title: "Keys only: /etc/ssh/sshd_config.d/10-keys-only.conf",
          language: "ini",
          code: `PasswordAuthentication no
KbdInteractiveAuthentication no
PermitRootLogin no`,
        },
        {
          title: "Test the file and load it",
          language: "bash",
          variants: [
            {
              systems: ["Debian", "Ubuntu"],
              code: `sudo sshd -t && sudo systemctl try-reload-or-restart ssh`,
            },
            {
              systems: ["Fedora"],
              code: `sudo sshd -t && sudo systemctl try-reload-or-restart sshd`,
            },
          ],
        },
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "Over SSH, allow port 22 **before** `ufw enable`, and after changing `sshd` keep the old session open until a second one has logged in with the key.",
    },
    {
      kind: "prose",
      title: "Backups",
      intro: "Three copies, two kinds of media, one of them in another building.",
      checked: "2026-11",
      text: `[restic](https://restic.net/) encrypts everything before it leaves the machine, deduplicates, and writes to a disk, over SSH or to object storage with the same commands. The setup below writes to a USB disk whose label is *backup* and whose top folder belongs to you. If the disk isn't there when the timer runs, restic fails, and a tiny second unit says so on the screen.

For the copy in another building I pay [Backblaze B2](https://www.backblaze.com/cloud-storage), about $7 per terabyte a month with the first 10 GB free. All restic needs for it is a second settings file; mine is called *b2*, below. The manual advises B2's S3 address over restic's own *b2:* one. Over S3, deleted data is only hidden, so set the bucket to *keep only the last version* or it grows forever. A friend's machine will do as well: \`RESTIC_REPOSITORY=sftp:friend:/srv/restic\`, with *friend* as one more Host in the SSH settings. My [photographs](/photography) are in the far copy, too.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/backup-3-2-1.svg",
      alt: "A house with a laptop and a backup disk on a table, joined by a dashed line to a server in a second house: two media, one away, three copies.",
      caption: "The far copy is for fire and theft, the near one for my own mistakes.",
    },
    {
      kind: "code",
      items: [
        {
          title: "Password and settings, readable by you alone",
          language: "bash",
          variants: [
            {
              systems: ["Debian", "Ubuntu"],
              code: `sudo apt install restic
mkdir -p ~/.config/restic && chmod 700 ~/.config/restic
(
  umask 077; set -C
  openssl rand -base64 32 > ~/.config/restic/password
  cat > ~/.config/restic/env <<EOF
RESTIC_REPOSITORY=/media/$USER/backup/restic
RESTIC_PASSWORD_FILE=$HOME/.config/restic/password
EOF
)`,
            },
            {
              systems: ["Fedora"],
              code: `sudo dnf install restic
mkdir -p ~/.config/restic && chmod 700 ~/.config/restic
(
  umask 077; set -C
  openssl rand -base64 32 > ~/.config/restic/password
  cat > ~/.config/restic/env <<EOF
RESTIC_REPOSITORY=/run/media/$USER/backup/restic
RESTIC_PASSWORD_FILE=$HOME/.config/restic/password
EOF
)`,
            },
          ],
          comment: "set -C refuses to overwrite an existing password, should you run this twice",
        },
        {
          title: "~/.config/restic/b2, the far copy",
          language: "ini",
          code: `RESTIC_REPOSITORY=s3:https://s3.us-west-004.backblazeb2.com/YOUR-BUCKET
AWS_ACCESS_KEY_ID=keyID
AWS_SECRET_ACCESS_KEY=applicationKey
RESTIC_PASSWORD_FILE=/home/me/.config/restic/password`,
          comment:
            "chmod 600. Use a key for this bucket alone, then run restic init once more and add a second service",
        },
        {
          title: "First backup",
          language: "bash",
          code: `set -a; . ~/.config/restic/env; set +a
restic init
restic backup "$HOME" --exclude-caches --exclude "$HOME/.cache"
restic snapshots`,
        },
        {
          title: "~/.config/systemd/user/backup.service",
          language: "ini",
          code: `[Unit]
OnFailure=backup-failed.service

[Service]
Type=oneshot
EnvironmentFile=%h/.config/restic/env
ExecStart=/usr/bin/restic backup %h --exclude-caches --exclude %h/.cache`,
        },
        {
          title: "~/.config/systemd/user/backup-failed.service",
          language: "ini",
          code: `[Service]
Type=oneshot
ExecStart=/usr/bin/notify-send --urgency=critical "No backup today" "Is the disk there? See: journalctl --user -u backup"`,
          comment:
            "critical notes stay until you close them; notify-send is in libnotify-bin on Debian and Ubuntu, libnotify on Fedora",
        },
        {
          title: "~/.config/systemd/user/backup.timer",
          language: "ini",
          code: `[Timer]
OnCalendar=daily
RandomizedDelaySec=30m
Persistent=true

[Install]
WantedBy=timers.target`,
          comment: "Persistent catches up if the laptop was closed at midnight",
        },
        {
          title: "Switch it on",
          language: "bash",
          code: `systemctl --user daemon-reload
systemctl --user enable --now backup.timer
# once with the disk unplugged: a note must come up
systemctl --user start backup.service`,
          comment: "the terminal calls it a failed job, and that's the point",
        },
        {
          title: "Each month: thin out, verify, and restore something",
          language: "bash",
          code: `# shows what would go; run it again without --dry-run when you agree
restic forget --keep-daily 7 --keep-weekly 5 --keep-monthly 12 --prune --dry-run
restic check --read-data-subset=5%
restic restore latest --target ~/restore-test --include "$HOME/Documents"
diff -r ~/Documents ~/restore-test"$HOME"/Documents && echo same && rm -r ~/restore-test`,
          comment: "in a new shell load the env file first; until this prints “same” you have a hope, not a backup",
        },
      ],
    },
    {
      kind: "prose",
      text: `**Why mine's on paper.** In June 2021 my friend Hannah's laptop went into the Clark Fork in Missoula, Montana, in a dry bag that wasn't. That evening, on the grass at Caras Park, I told her not to worry. I'd set up her backup myself: encrypted, every night, a year's worth. So she asked for the password. I'd made her a good one, 44 random characters, and saved it in a file. On the laptop. We watched the kayaks for a while. Her adviser turned out to have two chapters as attachments, and the third she wrote again. The next weekend we set it all up once more, and she copied the password onto an index card and put it in a cookbook, at a recipe nobody makes. Mine's in a cookbook now, too.`,
    },
    {
      kind: "note",
      tone: "caution",
      text: "Without the restic password the backup is noise, and the only copy is on the disk you are backing up. Put it in a password manager **and** on paper, today.",
    },
    {
      kind: "code",
      title: "Dotfiles",
      intro: "The last fifteen minutes: make it all repeatable.",
      checked: "2026-11",
      items: [
        {
          title: "Move the settings into one repository, linked back with Stow",
          language: "bash",
          variants: [
            {
              systems: ["Debian", "Ubuntu"],
              code: `sudo apt install stow
mkdir -p ~/dotfiles/bash ~/dotfiles/git ~/dotfiles/vim
mv ~/.bashrc ~/dotfiles/bash/
mv ~/.gitconfig ~/dotfiles/git/
mv ~/.vimrc ~/dotfiles/vim/
cd ~/dotfiles
stow --simulate --verbose bash git vim
stow bash git vim
git init && git add . && git commit -m "Dotfiles of a fresh machine"`,
            },
            {
              systems: ["Fedora"],
              code: `sudo dnf install stow
mkdir -p ~/dotfiles/bash ~/dotfiles/git ~/dotfiles/vim
mv ~/.bashrc ~/dotfiles/bash/
mv ~/.gitconfig ~/dotfiles/git/
mv ~/.vimrc ~/dotfiles/vim/
cd ~/dotfiles
stow --simulate --verbose bash git vim
stow bash git vim
git init && git add . && git commit -m "Dotfiles of a fresh machine"`,
            },
          ],
          comment: "no keys, tokens or restic password in there, even in a private repository",
        },
      ],
    },
    {
      kind: "table",
      caption: "Last checks before I call it done",
      columns: ["Question", "Ask", "Good answer"],
      rows: [
        [
          "What went wrong since boot?",
          "`sudo journalctl --boot --priority=err`",
          "Nothing new, and nothing that repeats",
        ],
        ["Who is listening?", "`sudo ss -tulpn`", "Only names I chose"],
        ["Is the disk healthy?", "`sudo smartctl --health /dev/nvme0n1`", "PASSED (package smartmontools)"],
        ["Does sleep work?", "Close the lid for ten minutes", "It wakes with Wi-Fi, and lost less than 1%"],
        ["Is there a backup?", "`restic snapshots`", "One from today, in two places"],
      ],
    },
    {
      kind: "links",
      title: "References",
      items: [
        {
          title: "Debian installation guide, chapter 6.3",
          url: "https://www.debian.org/releases/stable/amd64/ch06s03.en.html",
          comment: "every question that the installer asks, one by one",
        },
        {
          title: "OpenSSH: ssh_config",
          url: "https://man.openbsd.org/ssh_config",
          comment: "give it an hour, and you'll type a lot less",
        },
        {
          title: "Debian: verifying images",
          url: "https://www.debian.org/CD/verify",
          comment: "the fingerprints to compare with",
        },
        {
          title: "restic: restoring from backup",
          url: "https://restic.readthedocs.io/en/stable/050_restore.html",
          comment: "read it before you need it",
        },
        {
          title: "cryptsetup FAQ, section 6",
          url: "https://gitlab.com/cryptsetup/cryptsetup/-/wikis/FrequentlyAskedQuestions#6-backup-and-data-recovery",
          comment: "how to back up the header, and what can't be recovered without it",
        },
        {
          title: "LVFS: devices with firmware",
          url: "https://fwupd.org/lvfs/devices/",
          comment: "look a laptop up here before you buy it",
        },
      ],
    },
  ],
});
