import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "games",
  title: "Games",
  path: "/blog/games",
  tilePath: "/blog/games",
  description:
    "Games I finished and recommend, sorted by mood, with platform, hours and price class: co-op, short, building, tabletop, and three small ones of my own.",
  lede: "Genre has never helped me pick a game, so these go by the kind of evening you're having. I've played them all, and finished the ones that can be finished.",
  hue: "oklch(0.72 0.2 336)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "An arcade cabinet with a stool, a console, cartridges and a controller on a patterned carpet.",
    summary: "Played, finished, recommended.",
  },
  blocks: [
    {
      kind: "prose",
      title: "House rules",
      intro: "I finish about ten games a year and drop twice as many.",
      text: `A game has one hour to make me forget the clock. If I look at it, the game goes back on the shelf without guilt, and gets one more try in winter. What's left is this page.

Three things I've learned about my own taste. **I like systems that are honest:** rules I can learn, numbers I can trust, failures that are my own fault. **I like an ending.** A designer who has to end a game must decide what it was about; one who doesn't has to keep inventing chores. And **I like rooms with other people in them,** which is why fourteen of the thirty-five games below are for company.

Nothing here sells luck for money. The year is a game's first full release. Platforms, hours and rough prices are [in one place](#at-a-glance). Besides the games, the room needs a few things:`,
    },
    {
      kind: "images",
      items: [
        {
          imgUrl: "./plates/controller.svg",
          alt: "A game controller from the front, 152 millimeters wide.",
          title: "Two controllers",
          comment: "two of the same kind, so nobody gets the bad one",
        },
        {
          imgUrl: "./plates/handheld.svg",
          alt: "A handheld console showing a platform level on its screen.",
          title: "A handheld",
          comment: "every short game below runs on a Switch, except Journey",
        },
        {
          imgUrl: "./plates/arcade-cabinet.svg",
          alt: "An arcade cabinet with a joystick and buttons.",
          title: "A cabinet",
          comment:
            "plywood and a small computer, and cut the control panel last, once you've tried the height in cardboard",
        },
        {
          imgUrl: "./plates/d20.svg",
          alt: "A twenty-sided die showing 20.",
          title: "One honest die",
          comment: "float it in salt water: one that keeps turning the same face up is out of balance",
        },
        {
          imgUrl: "./plates/hex-tiles.svg",
          alt: "A tabletop map of hexagonal tiles with woods, hills, fields and sea; a road joins three wooden figures.",
          title: "A table",
          comment: "leave room for the lid, where the dice stop and the spare tiles live",
        },
        {
          imgUrl: "./plates/conveyor.svg",
          alt: "A factory game: a conveyor belt carries boxes past a machine while a robot arm lifts one off.",
          title: "A factory",
          comment: "build the second line beside the first before you tear the first one down",
        },
      ],
    },
    {
      kind: "facts",
      title: "By mood",
      intro: "Find the line that sounds like tonight.",
      items: [
        {
          term: "Curious",
          text: "**[Outer Wilds](https://store.steampowered.com/app/753640/Outer_Wilds/)** (Mobius Digital, 2019). A solar system in a 22-minute loop, and the only thing you carry from one to the next is what you know. So read nothing about it, and keep the ship's log open: it's the map.",
        },
        {
          term: "In the mood to deduce",
          text: "**[Return of the Obra Dinn](https://store.steampowered.com/app/653530/Return_of_the_Obra_Dinn/)** (Lucas Pope, 2018). Sixty fates, one ship, an insurance ledger. Answers are confirmed three at a time, which stops guessing; accents, hammocks and shoes are evidence.",
        },
        {
          term: "Tired but awake",
          text: "**[Mini Metro](https://store.steampowered.com/app/287980/Mini_Metro/)** (Dinosaur Polo Club, 2015). Draw lines between stations until the city overruns you. Loops beat lines that end, and every line should pass a rare station.",
        },
        {
          term: "Stubborn",
          text: "**[Celeste](https://store.steampowered.com/app/504230/Celeste/)** (2018), by the team now called Extremely OK Games. The hardest thing I've finished: a death costs a second, so you try the idea instead of protecting the run. Assist mode slows it down without a sneer.",
        },
        {
          term: "One more run",
          text: "**[Hades](https://store.steampowered.com/app/1145360/Hades/)** (Supergiant Games, 2020). Dying moves the story on, so losing is how you hear the next line. God Mode makes you a little tougher after each death, if it's the writing you're here for.",
        },
        {
          term: "Ten clear minutes",
          text: "**[Into the Breach](https://store.steampowered.com/app/590380/Into_the_Breach/)** (Subset Games, 2018). Giant robots on an eight-by-eight board, and the enemy shows its move before you make yours. Pushing beats shooting: let them hit each other.",
        },
        {
          term: "Clever",
          text: "**[Baba Is You](https://store.steampowered.com/app/736260/Baba_Is_You/)** (Hempuli, 2019). The rules are words in the level, and you push them. When you're stuck, ask which sentence you've been treating as a wall.",
        },
        {
          term: "Homesick for snow",
          text: "**[Alto's Adventure](https://altosadventure.com/)** (Snowman, 2015) on the phone, with one thumb. Or **[Steep](https://www.ubisoft.com/en-US/game/steep/)** (Ubisoft Annecy, 2016) on the couch: whole mountains, but it only runs online. And then there's [the real thing](/snowboarding).",
        },
        {
          term: "Grounded by wind",
          text: "**[Liftoff](https://store.steampowered.com/app/410340/Liftoff_FPV_Drone_Racing/)** (LuGus Studios, 2018). A drone simulator that takes a proper radio over USB, so the thumbs you train are the ones you fly with. The rest is under [drones](/drones).",
        },
      ],
    },
    {
      kind: "links",
      title: "Co-op",
      intro: "Two to four people, one screen or one phone call.",
      items: [
        {
          title: "Portal 2",
          url: "https://store.steampowered.com/app/620/Portal_2/",
          comment: "Valve, 2011, with a two-player campaign of its own and four portals to keep in your head",
        },
        {
          title: "It Takes Two",
          url: "https://www.hazelight.se/games/it-takes-two/",
          comment: "Hazelight, 2021, for exactly two players, only one of whom has to own it",
        },
        {
          title: "Keep Talking and Nobody Explodes",
          url: "https://keeptalkinggame.com/",
          comment:
            "Steel Crate Games, 2015: one sees the bomb, the rest hold the printed manual, and nobody has to be good with a controller",
        },
        {
          title: "Deep Rock Galactic",
          url: "https://www.deeprockgalactic.com/",
          comment:
            "Ghost Ship Games, 2020: four classes who need each other's tools, and strangers who are actually nice",
        },
        {
          title: "Overcooked! 2",
          url: "https://store.steampowered.com/app/728880/Overcooked_2/",
          comment: "Ghost Town Games and Team17, 2018. Agree on stations before the clock starts, then abandon them",
        },
        {
          title: "Stardew Valley",
          url: "https://www.stardewvalley.net/",
          comment: "a farm to share when nobody wants to win anything, by ConcernedApe, 2016",
        },
      ],
    },
    {
      kind: "links",
      title: "Short ones",
      intro: "One evening, credits included.",
      items: [
        {
          title: "A Short Hike",
          url: "https://ashorthike.com/",
          comment: "by adamgryu, 2019, and every detour in its mountain park is the right one",
        },
        {
          title: "What Remains of Edith Finch",
          url: "https://www.giantsparrow.com/games/finch/",
          comment: "Giant Sparrow, 2017. A family's story told room by room, and every room plays differently",
        },
        {
          title: "Firewatch",
          url: "https://store.steampowered.com/app/383870/Firewatch/",
          comment: "one summer in a Wyoming lookout tower, with a voice on the radio, from Campo Santo in 2016",
        },
        {
          title: "Inside",
          url: "https://playdead.com/games/inside/",
          comment: "Playdead, 2016, and not a word in it. Play it in one sitting, with headphones on",
        },
        {
          title: "Journey",
          url: "https://thatgamecompany.com/journey/",
          comment: "thatgamecompany, 2012. If somebody joins you, stay close",
        },
      ],
    },
    {
      kind: "links",
      title: "Building",
      intro: "Engineering after hours. Set an alarm.",
      items: [
        {
          title: "Factorio",
          url: "https://www.factorio.com/",
          comment: "Wube Software, 2020. Try the free demo, and don't wait for a sale, because there's never been one",
        },
        {
          title: "Satisfactory",
          url: "https://www.satisfactorygame.com/",
          comment: "the same itch in three dimensions, from Coffee Stain Studios in 2024. Leave room above every belt",
        },
        {
          title: "Kerbal Space Program",
          url: "https://store.steampowered.com/app/220200/Kerbal_Space_Program/",
          comment:
            "Squad, 2015: get the first one, not the unfinished second, and you'll find out why a burn at the low point raises the high one",
        },
        {
          title: "Opus Magnum",
          url: "https://www.zachtronics.com/opus-magnum/",
          comment: "Zachtronics, 2017: any solution passes, and then you see everybody else's cost, cycles and area",
        },
        {
          title: "Poly Bridge",
          url: "https://store.steampowered.com/app/367450/Poly_Bridge/",
          comment: "Dry Cactus, 2016. It drives traffic over your truss, then shows you which member failed",
        },
        {
          title: "Townscaper",
          url: "https://store.steampowered.com/app/1291340/Townscaper/",
          comment: "Oskar Stålberg, 2021, with no goal, only roofs, and a garden if you close a ring of houses",
        },
      ],
    },
    {
      kind: "links",
      title: "Tabletop",
      intro: "If I can't explain it in fifteen minutes, it stays in the box. The last one's the exception.",
      items: [
        {
          title: "Azul",
          url: "https://boardgamegeek.com/boardgame/230802/azul",
          comment: "Michael Kiesling, 2017. Take what you need, or what your neighbor needs more",
        },
        {
          title: "The Crew: The Quest for Planet Nine",
          url: "https://boardgamegeek.com/boardgame/284083/the-crew-the-quest-for-planet-nine",
          comment: "Thomas Sing, 2019: trick-taking with everybody on the same side and almost no talking",
        },
        {
          title: "Pandemic",
          url: "https://boardgamegeek.com/boardgame/30549/pandemic",
          comment: "Matt Leacock, 2008. Agree up front that nobody plays anybody else's turn",
        },
        {
          title: "Wingspan",
          url: "https://boardgamegeek.com/boardgame/266192/wingspan",
          comment: "Elizabeth Hargrave's engine made of birds, from 2019, with a fact on every card",
        },
        {
          title: "Ticket to Ride",
          url: "https://boardgamegeek.com/boardgame/9209/ticket-to-ride",
          comment: "what I give to people who say they don't play, by Alan R. Moon, 2004",
        },
        {
          title: "Codenames",
          url: "https://boardgamegeek.com/boardgame/178900/codenames",
          comment: "two teams, one grid of words, and you find out how your friends think. Vlaada Chvátil, 2015",
        },
        {
          title: "Carcassonne",
          url: "https://boardgamegeek.com/boardgame/822/carcassonne",
          comment: "Klaus-Jürgen Wrede, 2000, and leave the farmers out the first time",
        },
        {
          title: "Dungeons & Dragons: free rules",
          url: "https://www.dndbeyond.com/sources/dnd/free-rules",
          comment: "four friends and one referee, and the free rules will last you a year",
        },
      ],
    },
    {
      kind: "table",
      title: "At a glance",
      intro:
        "Hours are for the story once, unhurried. List prices: $ up to $15, $$ up to $30, $$$ more. Most drop by half in a sale.",
      caption: "Video games: where they run, how long, what class of price",
      columns: ["Game", "Runs on", "Hours", "Price"],
      rows: [
        ["Outer Wilds", "PC, PS, Xbox, Switch", "20 h", "$$"],
        ["Obra Dinn", "PC, PS, Xbox, Switch", "9 h", "$$"],
        ["Mini Metro", "PC, PS, Switch, phone", "15 min a city", "$"],
        ["Celeste", "PC, PS, Xbox, Switch", "9 h", "$$"],
        ["Hades", "PC, PS, Xbox, Switch", "22 h", "$$"],
        ["Into the Breach", "PC, Switch", "1 h a run", "$"],
        ["Baba Is You", "PC, Switch, phone", "15 h, 60 for all", "$"],
        ["Alto's Adventure", "phone, PC, consoles", "5 min a run", "$"],
        ["Steep", "PC, PS, Xbox", "12 h", "$$"],
        ["Liftoff", "PC", "no end", "$$"],
        ["Portal 2", "PC, Xbox, Switch", "8 h, co-op 6", "$"],
        ["It Takes Two", "PC, PS, Xbox, Switch", "14 h", "$$$"],
        ["Keep Talking", "PC, PS, Xbox, Switch, phone", "5 min a bomb", "$"],
        ["Deep Rock Galactic", "PC, PS, Xbox", "30 min a mission", "$$"],
        ["Overcooked! 2", "PC, PS, Xbox, Switch", "8 h", "$$"],
        ["Stardew Valley", "PC, PS, Xbox, Switch, phone", "50 h", "$"],
        ["A Short Hike", "PC, PS, Xbox, Switch", "2 h", "$"],
        ["Edith Finch", "PC, PS, Xbox, Switch, iPhone", "2 h", "$$"],
        ["Firewatch", "PC, PS, Xbox, Switch", "4 h", "$$"],
        ["Inside", "PC, PS, Xbox, Switch, iPhone", "4 h", "$$"],
        ["Journey", "PC, PS, iPhone", "2 h", "$"],
        ["Factorio", "PC, Switch", "50 h", "$$$"],
        ["Satisfactory", "PC, PS, Xbox", "80 h and up", "$$$"],
        ["Kerbal Space Program", "PC, PS, Xbox", "no end", "$$$"],
        ["Opus Magnum", "PC", "15 h", "$$"],
        ["Poly Bridge", "PC, Switch, phone", "12 h", "$"],
        ["Townscaper", "PC, Switch, phone", "no end", "$"],
      ],
    },
    {
      kind: "table",
      caption: "Tabletop: how many people, how long, what class of price",
      columns: ["Game", "Players", "One sitting", "Price"],
      rows: [
        ["Azul", "2 to 4", "40 min", "$$$"],
        ["The Crew", "3 to 5", "20 min", "$"],
        ["Pandemic", "2 to 4", "45 min", "$$$"],
        ["Wingspan", "1 to 5", "1 h", "$$$"],
        ["Ticket to Ride", "2 to 5", "1 h", "$$$"],
        ["Codenames", "4 to 8", "15 min", "$$"],
        ["Carcassonne", "2 to 5", "40 min", "$$$"],
        ["Dungeons & Dragons", "4 to 6", "an evening, then years", "free to start"],
      ],
    },
    {
      kind: "prose",
      text: `PC is Windows, and on my desk it's [Linux](/blog/linux-setup): some of these have a version for it, and the others run through Proton. Nearly every Switch game runs on a Switch 2 as well. Versions for phones come and go, so check the store before you count on one.`,
    },
    {
      kind: "prose",
      title: "My own small games",
      id: "mine",
      intro: "Three of them. There's nothing to play here, only what they taught me.",
      text: `Each took a few days, and each has an end. I learned more from them than anybody will get out of playing them, so that's the part I wrote down.`,
    },
    {
      kind: "facts",
      items: [
        {
          term: "Kiting",
          text: "Keep a paraglider overhead in gusty wind with two keys, one for each hand. Godot, 72 hours, five minutes a try. The wing is an upside-down pendulum, and it felt unfair until I made the grass bend half a second before each gust.",
        },
        {
          term: "Tailgate",
          text: "Slide camping gear into a truck bed until the cover closes. Twenty-four levels, about forty minutes. PICO-8. I wrote a solver to prove that every level can be done; it found shortcuts through nine of them, and those were the ones players liked least.",
        },
        {
          term: "Last Chair",
          text: "Ride one slope with one button before the lift stops, ninety seconds later. Godot, 48 hours. Hold to crouch, let go to jump. Jumping when the key comes *up* felt late to everybody, until letting go a tenth of a second past the edge still counted.",
        },
      ],
    },
    {
      kind: "prose",
      title: "Making games",
      intro: "Small, finished, uploaded.",
      text: `The trick is picking a size that can end. My rule is **one verb, one screen, one weekend,** and the last third of the time belongs to sound, menus and a stranger who's never seen it. Watch that stranger and keep your mouth shut. Wherever they get stuck is what you fix next.

A game jam is the best teacher, because a deadline cuts scope better than any plan. Look through the calendar on itch.io, take one that lasts 48 or 72 hours, sleep every night of it, and upload something that runs in a browser: hardly anybody installs a stranger's program. Then play ten others and leave a comment, and they'll play yours.

I use Godot because it's free and small and opens in seconds. It took me years to see that a jump feels right when it bends the rules: about six frames of grace after the edge, a press remembered for as long before landing, gravity that's heavier on the way down.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/level-editor.svg",
      alt: "A level editor: scene tree and tile palette on the left, a platform level on a grid with a dashed jump arc and a flag at the end.",
      caption: "Tune the dashed arc first, on an empty level, before there's anything to jump over.",
    },
    {
      kind: "links",
      items: [
        {
          title: "itch.io: game jams",
          url: "https://itch.io/jams",
          comment: "sort by start date, and pick a small one if you'd like comments",
        },
        {
          title: "Godot: your first 2D game",
          url: "https://docs.godotengine.org/en/stable/getting_started/first_2d_game/index.html",
          comment: "do it to the letter, and then break it",
        },
        {
          title: "Global Game Jam",
          url: "https://globalgamejam.org/",
          comment: "each January, in a room with other people",
        },
        {
          title: "Red Blob Games: hexagonal grids",
          url: "https://www.redblobgames.com/grids/hexagons/",
          comment: "explained with things you can drag until it makes sense",
        },
        {
          title: "Game Programming Patterns",
          url: "https://gameprogrammingpatterns.com/",
          comment: "Robert Nystrom's book, free to read online and worth having on paper",
        },
        {
          title: "Kenney",
          url: "https://kenney.nl/",
          comment: "public-domain art to build with until you have your own",
        },
        {
          title: "PICO-8",
          url: "https://www.lexaloffle.com/pico-8.php",
          comment: "128 by 128 pixels and sixteen colors, so half the decisions are made for you",
        },
        {
          title: "Into the Breach: design postmortem",
          url: "https://www.youtube.com/watch?v=s_I07Iq_2XM",
          comment: "Matthew Davis at GDC in 2019, on how much they cut to keep it readable",
        },
      ],
    },
    {
      kind: "links",
      title: "References",
      intro: "Before you buy, and when it won't start.",
      items: [
        {
          title: "HowLongToBeat",
          url: "https://howlongtobeat.com/",
          comment: "add a third if you're the kind who looks behind waterfalls",
        },
        {
          title: "BoardGameGeek",
          url: "https://boardgamegeek.com/",
          comment: "trust the weight rating and the “best with” poll",
        },
        {
          title: "Spiel des Jahres",
          url: "https://www.spiel-des-jahres.de/en/",
          comment: "a German prize whose winners you can learn in one evening",
        },
        {
          title: "ProtonDB",
          url: "https://www.protondb.com/",
          comment: "whether it runs on Linux, and with which settings",
        },
        {
          title: "PCGamingWiki",
          url: "https://www.pcgamingwiki.com/",
          comment: "where the save file is and how to skip the logos",
        },
        {
          title: "Can I Play That?",
          url: "https://caniplaythat.com/",
          comment: "accessibility reviews, so you know about subtitles and remapping before you pay",
        },
        {
          title: "GOG",
          url: "https://www.gog.com/",
          comment: "old games that actually start, with no launcher holding the key",
        },
      ],
    },
  ],
});
