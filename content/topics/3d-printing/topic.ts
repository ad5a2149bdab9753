import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "3d-printing",
  title: "3D printing",
  path: "/blog/3d-printing",
  tilePath: "/blog/3d-printing",
  description:
    "My printer and what I'd buy today, filament and settings by material, a first-layer checklist, design rules that hold, gear with prices, and safety.",
  lede: "Printers, filament and useful prints. It's mostly brackets. I've made my peace with that.",
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
      text: `A printer is worth having for the gap between what shops sell and what your house, truck and drones need: the missing knob, the adapter between two threads, the hook with the right reach. I draw it after breakfast and it's on the wall by dinner: 20 g of plastic, about sixty cents. My [gimbal mount](/engineering#personal) started that way, and so did half the little clips in the [truck](/blog/honda-ridgeline-tonneau-install).

What surprised me is how little of it is about the printer. Nearly every bad print I've had came down to a damp spool, a greasy sheet, a careless first layer, or a part I'd drawn as if somebody were going to mill it.`,
    },
    {
      kind: "facts",
      title: "Printers",
      intro: "Mine, the one I'd buy today, and the other ways to get a part.",
      checked: "2026-11",
      items: [
        {
          term: "Mine",
          text: "**Original Prusa i3 MK3S+**, built from the kit in 2021 for about $750, and no longer made. It has an open frame and a moving bed, 250 × 210 × 210 mm (about 10 × 8 × 8 in). Tall thin parts wobble, because the bed carries them back and forth, and ASA needs a box around the whole machine. I can still get every spare part, so I haven't had a reason to replace it.",
        },
        {
          term: "Today",
          text: "**[Prusa CORE One+ (Gen 2)](https://www.prusa3d.com/product/prusa-core-one/)**, about $925 as a kit, $1,200 assembled. The bed only moves down, so it prints faster and cleaner, and the closed chamber holds up to 55 °C (131 °F), which turns ASA and nylon from a project into a setting. [Gen 2 came out in August 2026](https://blog.prusa3d.com/better-prints-easier-use-prusa-xl-core-one-l-and-core-one-gen-2-our-big-product-update_137539/) at the old price, with finer belts, a wiper for the nozzle, and a bed mount that skips most of the wait for the heat to settle. If you have the one before it, you can buy those parts as an upgrade.",
        },
        {
          term: "For less",
          text: "**[Bambu Lab A1](https://bambulab.com/en-us/a1)**, about $300. It levels itself, prints faster than mine, and has room for 256 mm (10 in) each way. The frame is open, so it's a machine for PLA, PETG and TPU. Early ones were recalled in 2024 for the cable of the heated bed, so look up the serial number before you buy a used one.",
        },
        {
          term: "Resin",
          text: "Beautiful at two inches, a chore at eight. Uncured resin is a skin sensitizer: gloves, eye protection, ventilation, and a place to wash parts. I send those jobs out.",
        },
        {
          term: "Someone else's",
          text: "Many libraries and makerspaces have one. Print three things there first, and you'll know which of these you need, if any.",
        },
      ],
    },
    {
      kind: "table",
      title: "Materials",
      intro: "Usual ranges. If the label on the spool says something else, believe the spool.",
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
          "Warps in a draft: use an enclosure, and vent the fumes outside. ASA is the one that survives sunlight",
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
        "Four profiles in PrusaSlicer for the MK3S+ with its 0.4 mm nozzle. Each begins as the maker's preset “0.20 mm QUALITY”; this is what I change or check.",
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
      intro: "Most failed prints fail in the first two minutes. Stay and watch.",
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
      intro: "For a 0.4 mm nozzle and 0.2 mm layers. They've held on all three printers I've had.",
      items: [
        {
          imgUrl: "./plates/layer-orientation.svg",
          alt: "Two hooks carrying five kilograms: one with layers across the shank has snapped, one with lines along its shape holds.",
          title: "Layers like wood grain",
          comment: "pull a part across its layers and it can lose half its strength, so hooks lie on their side",
        },
        {
          imgUrl: "./plates/overhang-angle.svg",
          alt: "Leaning walls of stacked layers at 30, 45 and 60 degrees from the vertical; the 60 degree wall droops into loops.",
          title: "45 degrees, measured from the vertical",
          comment: "up to here each layer still rests on the one below. Past it, add supports or a chamfer",
        },
        {
          imgUrl: "./plates/tolerance-fit.svg",
          alt: "Three pegs in holes, in section, with gaps of 0.1, 0.2 and 0.4 millimeters on each side; the tightest is not fully in.",
          title: "0.1, 0.2 and 0.4 mm a side",
          comment: "a mallet, a thumb, or it just drops in",
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
        ["Fit", "0.2 mm a side", "Print just the joint first. It takes ten minutes"],
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
            "teaches orientation. Everybody prints the first one base down, like this, and snaps it. Print the second on its side",
        },
        {
          imgUrl: "./plates/boat.svg",
          alt: "A small printed boat in side view with layer lines on the hull, 60 millimeters long.",
          title: "The benchmark boat",
          comment:
            "teaches tuning: every curve, bridge and overhang in about an hour and a half. I keep one per spool, labeled",
        },
        {
          imgUrl: "./plates/vase.svg",
          alt: "A vase 182 millimeters tall under the nozzle of a printer, layer lines showing.",
          title: "A vase in one spiral",
          comment:
            "teaches flow. It's one wall in one long spiral, so every wobble of the extruder shows. Slow down until it's even",
        },
      ],
    },
    {
      kind: "models",
      title: "Print these",
      id: "models",
      intro: "Three parts of mine. Turn them, then print them on their side, so the lines follow the bends.",
      items: [
        {
          title: "Door hook",
          slug: "door-hook",
          file: "./models/door-hook.glb",
          imgUrl: "./models/door-hook.webp",
          alt: "An orange hook of one bent strip: a thin square top that goes over a door, a back that thickens on its way down, and a round hook.",
          comment:
            "holds one winter coat on a 1 3/8 inch door, 35 mm, without a screw. Its top is 1.8 mm thick: if a nickel fits between the closed door and the frame, so does the hook. The coat goes on the side you pull, because on the other the frame's stop is in the way",
          print: {
            stl: "./models/door-hook.stl",
            settings: [
              { term: "Material", text: "PETG, the profile “Brackets” above" },
              { term: "Layers", text: "0.2 mm" },
              { term: "Infill", text: "4 walls, which fill the top; 20% gyroid" },
              { term: "Supports", text: "none, and no brim" },
              { term: "Time", text: "about 1 h 40 min and 19 g" },
            ],
          },
        },
        {
          title: "Cable clip",
          slug: "cable-clip",
          file: "./models/cable-clip.glb",
          imgUrl: "./models/cable-clip.webp",
          alt: "A yellow strip with three open rings side by side, each to hold a cable.",
          comment: "holds three 6 mm cables that you press in from above. The foot takes a strip of double-sided tape",
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
          comment: "one strip with four bends, for a phone up to 15 mm thick. The gap in the seat is for the cable",
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
      kind: "prose",
      text: `**The door that wouldn't close.** For Christmas 2024 I gave my friend Ruth, in Laramie, four of those hooks. I was proud of them: 5 mm thick all the way around, strong enough to hang a pack from. She called in January. "They'll hold anything," she said. "It's just that I can't shut the bathroom."

I'd measured the door to a tenth of a millimeter and never once looked at the gap above it. So I drove up and tried hers with pocket change. A nickel just slid in. Two dimes didn't. Call it 2 mm, so I redrew the top as four lines of plastic, 1.8 mm, and the door has closed ever since. She kept one of the old ones. It's on the mirror.`,
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
              title: "Prusa CORE One+ (Gen 2), kit",
              url: "https://www.prusa3d.com/product/prusa-core-one/",
              price: 925,
              comment: "a weekend of assembly, and afterward you know how to fix it",
            },
            {
              title: "Second sheet, textured",
              url: "https://www.prusa3d.com/product/textured-powder-coated-steel-sheet/",
              price: 40,
              comment: "one cools while the other prints. Order it for your model",
            },
            {
              title: "Hardened nozzle, 0.4 mm",
              url: "https://e3d-online.com/products/v6-nozzles",
              price: 25,
              comment:
                "glow-in-the-dark and carbon-filled plastics eat brass. The V6 fits my MK3S+, other printers have other threads",
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
              comment: "what I reach for when there's a screw in it",
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
              comment: "it has fixed more prints than any setting. The box stays shut while it feeds",
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
              comment: "for plastic only. One steel wire and the edge has a notch",
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
          title: "Prusa: print quality troubleshooting",
          url: "https://help.prusa3d.com/category/print-quality-troubleshooting_225",
          comment: "find the photo that looks like your mess, whatever printer you own",
        },
        {
          title: "Prusa: material table",
          url: "https://help.prusa3d.com/materials",
          comment: "temperatures, sheets and strength side by side",
        },
        {
          title: "Prusa: modeling with 3D printing in mind",
          url: "https://help.prusa3d.com/article/modeling-with-3d-printing-in-mind_164135",
          comment: "the long form of my table of numbers",
        },
        {
          title: "Ellis' Print Tuning Guide",
          url: "https://ellis3dp.com/Print-Tuning-Guide/",
          comment: "go through it in order, one change at a time",
        },
        {
          title: "CNC Kitchen: engineering fits",
          url: "https://www.cnckitchen.com/blog/the-ultimate-engineering-fits-guide-for-3d-printing",
          comment: "what 0.1 or 0.2 mm really does, from somebody who breaks parts for a living",
        },
        {
          title: "PrusaSlicer",
          url: "https://github.com/prusa3d/PrusaSlicer",
          comment: "what I use. You can paint supports and seams right on the part",
        },
        {
          title: "Printables",
          url: "https://www.printables.com/",
          comment: "look here before you draw a hook. I should have",
        },
        { title: "3DBenchy", url: "https://www.3dbenchy.com/", comment: "the boat, and how to measure it" },
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
      text: `**Air.** All filaments give off ultrafine particles while they melt, ABS and ASA more than PLA, and styrene besides. Print in a room you don't sleep in, with air going out a window instead of around the room; a carbon filter helps with smell and vapor, a HEPA filter with particles, and neither replaces an open window. [NIOSH has a free guide](https://doi.org/10.26616/NIOSHPUB2024103) written for schools, libraries and makerspaces.

**Hands and mouths.** A nozzle at 250 °C (480 °F) burns before you notice. Layer lines hold bacteria and brass nozzles may contain lead, so I don't print things that touch food. And never trust a printed part with a life: no climbing gear, no [paramotor](/ppg) harness parts, nothing between you and the ground.`,
    },
  ],
});
