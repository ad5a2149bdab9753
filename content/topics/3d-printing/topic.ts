import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "3d-printing",
  title: "3D printing",
  path: "/blog/3d-printing",
  tilePath: "/blog/3d-printing",
  description:
    "My printer and what I would buy today, filament and settings by material, a first-layer checklist, design rules that hold, gear with prices, and safety.",
  lede: "Printers, filament and useful prints. Mostly brackets, and I am at peace with that.",
  hue: "oklch(0.8 0.13 184)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A 3D printer printing a small boat, with spools and printed parts around it.",
    summary: "Materials, settings, tolerances, and what to buy.",
  },
  blocks: [
    {
      kind: "prose",
      title: "Why",
      intro: "The part that nobody sells, by tonight.",
      text: `A printer is worth having for the gap between what shops sell and what your house, truck and drones need: the missing knob, the adapter between two threads, the hook with the right reach. I draw it after breakfast and it is on the wall by dinner: 20 g of plastic, about sixty cents. The printed [gimbal mount](/engineering) began that way, and so did half of the little clips in the [truck](/blog/honda-ridgeline-tonneau-install).

What surprised me is how little of it is about the printer. Nearly every bad print of mine came down to a damp spool, a greasy sheet, a careless first layer or a part that was drawn for some other process. This page goes through them in that order.`,
    },
    {
      kind: "facts",
      title: "Printers",
      intro: "Mine, the one I would buy today, and the other ways to get a part.",
      checked: "2026-11",
      items: [
        {
          term: "Mine",
          text: "**Original Prusa i3 MK3S+**, built from the kit in 2021 for about $750; no longer made. An open frame with a moving bed, 250 × 210 × 210 mm (about 10 × 8 × 8 in). Tall thin parts wobble, since the bed carries them back and forth, and ASA needs a box around the whole machine. Every spare part is still sold, so I have had no reason to replace it.",
        },
        {
          term: "Today",
          text: "**[Prusa CORE One+](https://www.prusa3d.com/product/prusa-core-one/)**, about $925 as a kit, $1,200 assembled. The bed only moves down, so it prints faster and cleaner, and the closed chamber holds up to 55 °C (131 °F), which turns ASA and nylon from a project into a setting.",
        },
        {
          term: "For less",
          text: "**[Bambu Lab A1](https://bambulab.com/en-us/a1)**, about $300. It levels itself, prints faster than mine and has room for 256 mm (10 in) each way. The frame is open, so it is a machine for PLA, PETG and TPU. Early ones were recalled in 2024 for the cable of the heated bed, so look up the serial number before you buy a used one.",
        },
        {
          term: "Resin",
          text: "Beautiful at two inches, a chore at eight. Uncured resin is a skin sensitizer: gloves, eye protection, ventilation, and a place for the washing. I send those jobs out.",
        },
        {
          term: "Someone else's",
          text: "Many libraries and makerspaces have one. Print three things there first, and you will know which of these you need.",
        },
      ],
    },
    {
      kind: "table",
      title: "Materials",
      intro: "Usual ranges. The label on the spool wins over any table, this one too.",
      caption: "Common filaments: nozzle and bed in °C, drying, and what I use them for",
      columns: ["Material", "Nozzle", "Bed", "Dry at", "Good for", "Watch for"],
      rows: [
        [
          "PLA",
          "190 to 220",
          "50 to 60",
          "45 °C, 4 to 6 h",
          "Jigs, models, anything indoors",
          "Softens near 60 °C (140 °F): a parked car will bend it",
        ],
        [
          "PETG",
          "230 to 250",
          "70 to 90",
          "65 °C, 6 h",
          "Brackets, boxes, outdoor bits in shade",
          "Strings when damp; bonds too well to smooth PEI, so use a textured sheet or glue stick",
        ],
        [
          "TPU 95A",
          "210 to 240",
          "30 to 60",
          "50 to 55 °C, 6 h",
          "Feet, grips, drone bumpers",
          "Print slowly, with little retraction and a direct-drive extruder",
        ],
        [
          "ASA or ABS",
          "235 to 260",
          "90 to 110",
          "80 °C, 4 to 6 h",
          "Sun, heat, the truck",
          "Warps in a draft: enclosure, and fumes led outside; ASA is the one that stands sunlight",
        ],
        [
          "Nylon (PA)",
          "240 to 270",
          "70 to 110",
          "80 to 90 °C, 8 to 12 h",
          "Gears, hinges, clips that flex",
          "Drinks water within hours: print from a dry box",
        ],
      ],
    },
    {
      kind: "table",
      title: "Print settings",
      intro:
        "Four profiles in PrusaSlicer for the MK3S+ with its 0.4 mm nozzle. Each begins as the maker's preset “0.20 mm QUALITY”; this is what I set or check.",
      caption: "My profiles; temperatures in °C, first layer and then the rest",
      columns: ["Setting", "Jigs", "Brackets", "Truck", "Bumpers"],
      rows: [
        ["Filament", "Prusament PLA", "Prusament PETG", "Prusament ASA", "PolyFlex TPU95"],
        ["Nozzle", "215, 215", "240, 250", "260, 260", "225, 225"],
        ["Bed", "60, 60", "85, 90", "105, 110", "50, 50"],
        ["Fan", "full", "30 to 50%", "off except on bridges", "half"],
        ["Walls", "2", "4", "4", "3"],
        ["Infill", "15%", "20%", "20%", "10%"],
        ["Outer wall", "25 mm/s", "25 mm/s", "25 mm/s", "20 mm/s"],
        ["Brim", "none", "when tall", "5 mm, always", "none"],
      ],
    },
    {
      kind: "plate",
      title: "First layer",
      intro: "Most failed prints fail in the first two minutes. Stay and watch them.",
      imgUrl: "./plates/first-layer.svg",
      alt: "Three nozzles over a bed in section: too high leaves round separate beads, right leaves flat joined ones, too low plows ridges.",
      caption: "Too high, right, too low. Adjust in steps of 0.02 mm while it prints.",
    },
    {
      kind: "goals",
      items: [
        "**Wash the sheet** with dish soap and hot water when something will not stick. Alcohol by itself mostly spreads the fingerprints thinner.",
        "**Clean the nozzle** while it is hot, with a brass brush. A blob on the tip fools the leveling probe.",
        "**Heat soak for five minutes** before leveling. Sheets change shape as they warm.",
        "**Print a single-layer square** and hold it to the light. No gaps between the lines, no rough ridges, and it should bend without splitting.",
        "**Slow down to 20 to 30 mm/s** for this layer, with the fan off.",
        "**Add a brim** of 5 mm to anything tall, thin or made of ASA.",
        "**Let the bed cool** before you pull. Most parts let go by themselves below 30 °C (86 °F).",
      ],
    },
    {
      kind: "images",
      title: "Design rules",
      intro: "For a 0.4 mm nozzle and 0.2 mm layers; they held on all three printers I have had.",
      items: [
        {
          imgUrl: "./plates/layer-orientation.svg",
          alt: "Two hooks carrying five kilograms: one with layers across the shank has snapped, one with lines along its shape holds.",
          title: "Layers like wood grain",
          comment: "pulled across its layers a part can lose half its strength, so lay hooks on their side",
        },
        {
          imgUrl: "./plates/overhang-angle.svg",
          alt: "Leaning walls of stacked layers at 30, 45 and 60 degrees from the vertical; the 60 degree wall droops into loops.",
          title: "45 degrees, measured from the vertical",
          comment: "up to here each layer still rests on the one below; past it, supports or a chamfer",
        },
        {
          imgUrl: "./plates/tolerance-fit.svg",
          alt: "Three pegs in holes, in section, with gaps of 0.1, 0.2 and 0.4 millimeters on each side; the tightest is not fully in.",
          title: "0.1, 0.2 and 0.4 mm a side",
          comment: "pressed in with a mallet, pushed in by hand, drops in by itself",
        },
      ],
    },
    {
      kind: "table",
      caption: "Numbers I design with",
      columns: ["Feature", "Number", "Note"],
      rows: [
        [
          "Walls",
          "0.9, 1.35 or 1.8 mm",
          "Multiples of the 0.45 mm line; more walls add more strength than more infill",
        ],
        ["Fit", "0.2 mm a side", "Print a test piece of the joint alone first; it takes ten minutes"],
        ["Holes", "0.2 mm more diameter", "They come out small; drill where it matters"],
        ["Sideways holes", "Teardrop from 6 mm up", "The round roof sags, a 45 degree point does not"],
        ["Bottom edge", "0.4 mm chamfer", "Hides the first layer's squashed foot"],
        ["Bridges", "10 mm freely, 50 mm with luck", "Fan on full, and always the short way across"],
        ["Infill", "15 to 25%", "Gyroid for stiffness in all directions; above 40% you are buying weight"],
        ["M3 heat-set insert", "About 4 mm hole", "Depends on the maker; leave 2 mm of wall around it"],
      ],
    },
    {
      kind: "images",
      title: "Useful prints",
      intro: "Three first projects. Each teaches one thing.",
      items: [
        {
          imgUrl: "./plates/bracket.svg",
          alt: "A printed bracket with a gusset and four holes on the build plate, 60 millimeters wide.",
          title: "A 60 mm bracket",
          comment:
            "teaches orientation: shown base down, as everybody prints the first one; the second goes on its side, so that the lines run around the corner",
        },
        {
          imgUrl: "./plates/boat.svg",
          alt: "A small printed boat in side view with layer lines on the hull, 60 millimeters long.",
          title: "The benchmark boat",
          comment:
            "teaches tuning: every curve, bridge and overhang in about an hour and a half; keep one per spool, labeled",
        },
        {
          imgUrl: "./plates/vase.svg",
          alt: "A vase 182 millimeters tall under the nozzle of a printer, layer lines showing.",
          title: "A vase in one spiral",
          comment:
            "teaches flow: one wall in one continuous spiral, so every wobble of the extruder shows; slow down until it is even",
        },
      ],
    },
    {
      kind: "models",
      title: "Print these",
      id: "models",
      intro: "Three parts of mine, to turn and to print. All lie on their side, so the lines follow the bends.",
      items: [
        {
          title: "Door hook",
          slug: "door-hook",
          file: "./models/door-hook.glb",
          imgUrl: "./models/door-hook.webp",
          alt: "An orange hook of one bent strip: a square top that goes over a door, a long back and a round hook.",
          comment: "goes over a door of 1 3/8 inches, 35 mm, without a screw; a winter coat is what it is for",
          print: {
            stl: "./models/door-hook.stl",
            settings: [
              { term: "Material", text: "PETG, the profile “Brackets” above" },
              { term: "Layers", text: "0.2 mm" },
              { term: "Infill", text: "4 walls, 20% gyroid" },
              { term: "Supports", text: "none, and no brim" },
              { term: "Time", text: "about 2 h and 24 g" },
            ],
          },
        },
        {
          title: "Cable clip",
          slug: "cable-clip",
          file: "./models/cable-clip.glb",
          imgUrl: "./models/cable-clip.webp",
          alt: "A yellow strip with three open rings side by side, each to hold a cable.",
          comment: "three cables of 6 mm, pressed in from above; the foot takes a strip of double-sided tape",
          print: {
            stl: "./models/cable-clip.stl",
            settings: [
              { term: "Material", text: "PETG, which bends where PLA would snap" },
              { term: "Layers", text: "0.2 mm" },
              { term: "Infill", text: "4 walls, which fill it" },
              { term: "Supports", text: "none; a 5 mm brim if it lets go" },
              { term: "Time", text: "about 20 min and 3 g" },
            ],
          },
        },
        {
          title: "Phone stand",
          slug: "phone-stand",
          file: "./models/phone-stand.glb",
          imgUrl: "./models/phone-stand.webp",
          alt: "A teal stand of one bent strip, with a wide back, a foot and two short arms that hold a phone.",
          comment: "one strip with four bends, for a phone up to 15 mm thick; the gap in the seat is for the cable",
          turn: -35,
          print: {
            stl: "./models/phone-stand.stl",
            settings: [
              { term: "Material", text: "PLA, the profile “Jigs” above" },
              { term: "Layers", text: "0.2 mm" },
              { term: "Infill", text: "2 walls, 15% gyroid" },
              { term: "Supports", text: "none" },
              { term: "Time", text: "about 3 h 30 min and 46 g" },
            ],
          },
        },
      ],
    },
    {
      kind: "gear",
      title: "Gear",
      intro: "For a first bench, at rough prices.",
      checked: "2026-11",
      groups: [
        {
          title: "Machine",
          items: [
            {
              title: "Prusa CORE One+, kit",
              url: "https://www.prusa3d.com/product/prusa-core-one/",
              price: 925,
              comment: "a weekend of assembly, after which you can repair it",
            },
            {
              title: "Second sheet, textured",
              url: "https://www.prusa3d.com/product/textured-powder-coated-steel-sheet/",
              price: 40,
              comment: "one cools while the other prints; order it for your model",
            },
            {
              title: "Hardened nozzle, 0.4 mm",
              url: "https://e3d-online.com/products/v6-nozzles",
              price: 25,
              comment:
                "the V6 fits the MK3S+, other printers have other threads; glow-in-the-dark and carbon-filled plastics eat brass",
            },
          ],
        },
        {
          title: "Filament",
          items: [
            {
              title: "Prusament PLA Galaxy Black, 1 kg",
              url: "https://www.prusa3d.com/product/prusament-pla-prusa-galaxy-black-1kg/",
              price: 30,
              comment: "the glitter hides layer lines",
            },
            {
              title: "Prusament PETG Jet Black, 1 kg",
              url: "https://www.prusa3d.com/product/prusament-petg-jet-black-1kg/",
              price: 30,
              comment: "my default for anything with a screw in it",
            },
            {
              title: "Prusament ASA Jet Black, 800 g",
              url: "https://www.prusa3d.com/product/prusament-asa-jet-black-850g/",
              price: 26,
              comment: "for the truck",
            },
            {
              title: "Polymaker PolyFlex TPU95, 750 g",
              url: "https://us.polymaker.com/products/polyflex-tpu95",
              price: 30,
              comment: "one spool lasts me two years, in a bag with desiccant",
            },
          ],
        },
        {
          title: "Bench",
          items: [
            {
              title: "Filament dryer, Polymaker PolyDryer",
              url: "https://us.polymaker.com/products/polydryer",
              price: 70,
              comment: "fixed more prints than any setting; the box stays shut while it feeds",
            },
            {
              title: "Digital calipers, Neiko 01407A",
              price: 25,
              comment: "zero them closed, then measure the part and the print the same way",
            },
            {
              title: "Flush cutters, Hakko CHP-170",
              url: "https://hakkousa.com/chp-170-micro-cutter.html",
              price: 8,
              comment: "for plastic only; one steel wire notches the edge",
            },
            { title: "Deburring tool", price: 12, comment: "takes the foot off an edge in one pull" },
            {
              title: "Heat-set inserts, M3 × 5.7, 100 pieces",
              url: "https://cnckitchenus.store/products/heat-set-insert-m3-x-5-7-100-pieces",
              price: 15,
              comment: "with a soldering iron at about 220 °C for PLA, a little more for PETG",
            },
            { title: "Smoke alarm above the printer", price: 20, comment: "linked to the others in the house" },
          ],
        },
      ],
    },
    {
      kind: "links",
      title: "Links",
      items: [
        {
          title: "Prusa Knowledge Base",
          url: "https://help.prusa3d.com/",
          comment: "photographs of what went wrong, whatever printer you own",
        },
        {
          title: "Prusa: material table",
          url: "https://help.prusa3d.com/materials",
          comment: "temperatures, sheets and strength side by side",
        },
        {
          title: "Prusa: modeling with 3D printing in mind",
          url: "https://help.prusa3d.com/article/modeling-with-3d-printing-in-mind_164135",
          comment: "the long form of the table above",
        },
        {
          title: "Ellis' Print Tuning Guide",
          url: "https://ellis3dp.com/Print-Tuning-Guide/",
          comment: "go through it in order, one change at a time",
        },
        {
          title: "Teaching Tech calibration",
          url: "https://teachingtechyt.github.io/calibration.html",
          comment: "makes the test files for you",
        },
        {
          title: "CNC Kitchen",
          url: "https://www.cnckitchen.com/",
          comment: "breaks things on a test rig and publishes the numbers",
        },
        {
          title: "PrusaSlicer",
          url: "https://github.com/prusa3d/PrusaSlicer",
          comment: "what I use; supports and seams can be painted on",
        },
        {
          title: "OrcaSlicer",
          url: "https://github.com/OrcaSlicer/OrcaSlicer",
          comment: "has profiles for most brands; calibration prints are built in",
        },
        {
          title: "FreeCAD",
          url: "https://www.freecad.org/",
          comment: "free and parametric; change one number and the part follows",
        },
        {
          title: "Onshape",
          url: "https://www.onshape.com/",
          comment: "CAD in a browser; documents on the free plan are public",
        },
        {
          title: "OpenSCAD",
          url: "https://openscad.org/",
          comment: "parts as code, good for anything that comes in ten sizes",
        },
        { title: "Printables", url: "https://www.printables.com/", comment: "look here before you draw a hook" },
        {
          title: "Thingiverse",
          url: "https://www.thingiverse.com/",
          comment: "the oldest library; still first for spare parts of appliances",
        },
        { title: "3DBenchy", url: "https://www.3dbenchy.com/", comment: "the boat, and how to measure it" },
        {
          title: "Klipper",
          url: "https://www.klipper3d.org/",
          comment: "firmware with input shaping; its pages explain resonance well",
        },
        {
          title: "Voron Design",
          url: "https://vorondesign.com/",
          comment: "a CoreXY to build from parts; expect weeks, and to understand all of it",
        },
      ],
    },
    {
      kind: "note",
      title: "Safety",
      tone: "caution",
      text: `A printer is a heater that runs for hours beside a spool of fuel. Smoke alarm above it, a surface under it that does not burn, nothing flammable within two feet, plugged straight into the wall rather than into a worn power strip, and somebody at home and awake while it runs. Check that the firmware has thermal runaway protection, and tighten the heater's screw terminals once a year with the plug out.`,
    },
    {
      kind: "prose",
      text: `**Air.** All filaments give off ultrafine particles while they melt, ABS and ASA more than PLA, and styrene besides. Print in a room you do not sleep in, with air going out of a window instead of around the room; a carbon filter helps with smell and vapor, a HEPA filter with particles, and neither replaces an open window. [NIOSH has a free guide](https://doi.org/10.26616/NIOSHPUB2024103) written for schools, libraries and makerspaces.

**Hands and mouths.** A nozzle at 250 °C (480 °F) burns before you notice. Layer lines hold bacteria and brass nozzles may contain lead, so I do not print things that touch food. And never trust a printed part with a life: no climbing gear, no [paramotor](/ppg) harness parts, nothing between you and the ground.`,
    },
  ],
});
