import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "honda-ridgeline-tonneau-install",
  title: "Tonneau cover",
  path: "/blog/honda-ridgeline-tonneau-install",
  tilePath: "/blog/honda-ridgeline-tonneau-install",
  description:
    "Installing a hard folding bed cover on a Honda Ridgeline, step by step: measuring, rails, clamps, latch, tailgate and trunk clearance, drains and a water test.",
  lede: "Installing a hard folding bed cover on a Honda Ridgeline, step by step. It takes two people a morning, and you don't drill a thing. (The truck in the picture is parked. Please don't drive like that.)",
  hue: "oklch(0.7 0.14 262)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "An orange-red pickup truck on a desert road with its folding bed cover half open.",
    summary: "Installing a bed cover, step by step.",
  },
  blocks: [
    {
      kind: "prose",
      title: "The job",
      intro: "What it is, and why this truck is different.",
      text: `I wanted dry camera bags, a place to leave the [drone cases](/drones) while I walk, and a bed that still takes a [paramotor](/ppg) standing up. That means a **hard folding cover**: panels on side rails, clamped to the bed, latched at the tailgate, folded forward when something tall comes along.

Most guides are written for steel beds, and on a Ridgeline three things make them wrong. The bed is a **molded composite,** sheet molding compound for the floor and a long-fiber thermoplastic for the walls: it can't rust, but a clamp can crush a wall where steel would only creak. The **tailgate opens two ways,** down like any other and sideways like a door, hinged on the driver's side, so the rear edge of a cover has two arcs to stay out of. And under the rear of the floor is the **In-Bed Trunk,** whose lid lifts into exactly the space you're about to cover. The spare tire is down there as well, so if your cover blocks the lid, changing a flat starts with taking the cover off.

This page is about the second generation, 2017 and later. Where your cover's manual and I disagree, believe the manual.`,
    },
    {
      kind: "images",
      title: "Before and after",
      intro: "Four drawings of the same bed.",
      items: [
        {
          imgUrl: "./plates/before.svg",
          alt: "The open truck bed in the rain: two boxes at the front, a puddle on the floor, the trunk lid a dashed outline at the rear.",
          title: "Before",
          comment: "everything in the bed needs its own rain cover",
        },
        {
          imgUrl: "./plates/closed.svg",
          alt: "The bed in the rain under three white panels that lie on rails from cab to tailgate.",
          title: "Closed",
          comment: "about 17 inches of height underneath, and nothing to see from the sidewalk",
        },
        {
          imgUrl: "./plates/folded.svg",
          alt: "The bed with the three panels folded into a stack behind the cab, held down by two black straps.",
          title: "Folded",
          comment: "both straps on, or the truck stays parked. The stack takes part of your rear window",
        },
        {
          imgUrl: "./plates/cargo.svg",
          alt: "The bed with the panels folded and a paramotor standing upright across the bed, its round cage strapped to both walls.",
          title: "Cargo",
          comment: "the paramotor rides upright, strapped to the tie-downs and never to the cover's rails",
        },
      ],
    },
    {
      kind: "facts",
      title: "The cover",
      intro: "What's on my truck, and what I'd order now.",
      checked: "2026-11",
      items: [
        {
          term: "On the truck",
          text: "Honda's own hard tri-fold, part 08Z07-T6Z-100F, sold for 2017 to 2020 trucks. I bought it used for about $600; Consumer Reports put a new one at $700 to $1,000 in 2020. It's one of the nearly 29,000 that were recalled that year, so before paying I looked for the tether and the warning labels that dealers added.",
        },
        {
          term: "Today",
          text: "A new one, for the seals. Either Honda's current tri-fold for the truck's exact year, or an aluminum **BAKFlip MX4,** which lists at about $1,200 for mid-size trucks. Don't assume last year's part fits, not even within one generation.",
        },
        {
          term: "Ask first",
          text: "Is my year on the fit list, for the 64-inch bed? Do the rails sit on top of the walls or hang inside them, where they narrow the opening? Does the trunk lid come up with the cover closed? If the seller has to guess at that last one, they've never seen it on this truck.",
        },
        {
          term: "Price range",
          text: "Hard folding covers run from about $500 to $1,300. The tailgate seal is often an extra $30 to $60. The cloths are on my [house list](/blog/house). You may have to borrow the small torque wrench.",
        },
      ],
    },
    {
      kind: "facts",
      title: "At a glance",
      intro: "For planning the Saturday.",
      items: [
        {
          term: "Time",
          text: "Two to three hours the first time, and a water test the next day. Taking it off and putting it back: 30 minutes.",
        },
        {
          term: "Difficulty",
          text: "Two out of five. Most of it is measuring. The wrench work is ten minutes.",
        },
        {
          term: "Hands",
          text: "Two people for the panels. They weigh 60 to 70 lb (27 to 32 kg) together, but it's the width that needs a second pair of hands.",
        },
        {
          term: "Weather",
          text: "Dry, calm, above about 60 °F (16 °C). Self-adhesive seals don't stick to cold or damp surfaces. The sheet that comes with them names the temperature.",
        },
        {
          term: "Tools",
          text: "What a garage has, and a torque wrench that reads *low* values. The [list](#install) is with the steps.",
        },
        { term: "Drilling", text: "None. If a cover asks you to drill the bed, choose another cover." },
      ],
    },
    {
      kind: "table",
      title: "The box",
      intro: "Lay it all out and count it before anything goes near the truck.",
      caption: "What usually comes with a clamp-on folding cover",
      columns: ["Part", "How many", "Check before you start"],
      rows: [
        ["Panel assembly, hinged", "1", "Unfold it on a blanket: hinges flat, no dents, latches move"],
        ["Side rails", "2, left and right", "Straight when you sight along them; marked L and R, or mark them"],
        ["Clamps", "6 to 8", "All of one kind, pads in place, threads run freely by hand"],
        ["Front seal", "1", "As long as the bed is wide; not kinked by the packing"],
        ["Tailgate seal", "1", "Sometimes sold separately. Order it with the cover"],
        ["Drain tubes and fittings", "2", "Push on by hand; blow through them once"],
        ["Straps or prop rods", "2", "They hold the folded stack while driving"],
        [
          "Manual",
          "1",
          "Right model, right years. Write the clamp torque on a strip of tape and stick it to the ratchet",
        ],
      ],
    },
    {
      kind: "plate",
      imgUrl: "./plates/tool-layout.svg",
      alt: "The tools laid out on a mat: torque wrench, three sockets, four clamps, spray bottle, tape measure, marker and flashlight.",
      caption: "Laid out on the mat. You see at once what's missing, and at the end what's left over.",
    },
    {
      kind: "prose",
      title: "Measure first",
      intro: "Three numbers in ten minutes.",
      text: `The second-generation bed is about 64 inches long with the tailgate closed, 50 to 60 inches wide and 17 deep. Measure yours anyway, because liners, rail caps and racks take their share. **A** is the length from the inside of the front wall to the inside of the closed tailgate. **B** is the width between the rail tops, taken at the front, in the middle and at the tailgate. **C** is both diagonals.

B should agree within about an eighth of an inch (3 mm) all the way; if it doesn't, a load or an old rack has spread the walls. The two diagonals tell you later whether the rails lie square to each other, so write them on the tape. Then feel along the underside of the rails with your fingers for what a clamp must not sit on: bed lights, the power outlet, tie-down bolts and, on some trims, the exciters of the bed's audio system and their wiring.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/measure-the-bed.svg",
      alt: "Isometric drawing of the truck bed with measuring tapes laid across it: A along the bed, B across it, and C on dashed diagonals.",
      caption: "A for length, B for width in three places, C for the diagonals.",
    },
    {
      kind: "note",
      title: "The fuel-pump recall",
      id: "recall",
      tone: "caution",
      checked: "2026-11",
      text: `**If your truck is a 2017, 2018 or 2019, read this before you run a drain anywhere.** In February 2019 Honda recalled 106,683 Ridgelines, [NHTSA](https://www.nhtsa.gov/recalls) number 19V053. What drains from the bed can reach the feed port of the fuel pump, and car-wash cleaner with acid in it can crack the port until it leaks fuel. The remedy is a cover over the pump; trucks built from January 17, 2019 came with one. Look up your VIN, make sure that the cover was fitted, and do not let a tube end where it can drip onto the pump. If you smell gas, do not start the engine: call a dealer.`,
    },
    {
      kind: "steps",
      title: "Install",
      intro: "Seven steps. Nothing is glued or tightened for good before the sixth.",
      guide: true,
      tools: [
        "Ratchet, sockets from the manual",
        "Torque wrench for low values",
        "Tape measure",
        "Spray bottle, alcohol",
        "Clean cloths",
        "Marker, painter's tape",
        "Flashlight",
      ],
      items: [
        {
          title: "Clean the rails",
          minutes: 20,
          text: "Sweep the bed, wash the rail tops and the faces under them, and dry them. Where an adhesive seal will sit, wipe with isopropyl alcohol and a fresh cloth and do not touch the place again. Grit under a rail grinds away at the bed on every mile of road.",
          imgUrl: "./plates/1-clean-rails.svg",
          alt: "Step 1: a cloth wipes along the white rail on top of each bed wall.",
        },
        {
          title: "Lay the rails on, dry",
          minutes: 15,
          text: "Set the front seal in place with its backing strip still on and hold it with painter's tape. Lower the left and the right rail onto the bed walls and slide both forward until they touch the seal evenly. The overhang at the tailgate should be the same on both sides. A strip of tape on each wall marks the place, in case a rail moves while you reach for a clamp.",
          imgUrl: "./plates/2-mount-rails.svg",
          alt: "Step 2: two side rails are lowered onto the bed walls, left and right.",
        },
        {
          title: "Clamp, by hand",
          minutes: 25,
          text: "Set the clamps where the manual puts them, pads flat against the underside of the rail, clear of lights and wiring. Run every screw up with your fingers until it is snug. Now measure the distance between the rails at both ends and compare the diagonals; nudge until they agree.",
          imgUrl: "./plates/3-clamp.svg",
          alt: "Step 3: section through the bed wall; a clamp grips the rail from above and its screw presses up under the flange.",
          caution:
            "Never an impact driver. Composite gives little warning: if the wall bows, whitens or ticks, back the screw off at once.",
        },
        {
          title: "Place the panels",
          minutes: 20,
          text: "With a helper, lift the folded assembly over the tailgate end, set its front edge against the front seal and unfold it toward you. Center it by the gap on each side, then fasten the front as the manual says. Fold and unfold it twice. If it rubs on one side, shift the rails now.",
          imgUrl: "./plates/4-place-the-panel.svg",
          alt: "Step 4: the three-part panel is lowered onto both side rails.",
          caution: "Not in wind. An unfolded panel without its latches is a sail with hinges.",
        },
        {
          title: "Try everything that moves",
          minutes: 25,
          text: "Do this while the clamps are only snug, because a rail that has to move half an inch still can. Drop the tailgate slowly and watch its top edge pass the rear of the cover. Close it, then swing it sideways through its whole arc, watching the hinge side most. Hold the tailgate seal where it will go and do both again. Open the In-Bed Trunk with the cover closed and guide the lid up by hand until it touches or stops; on mine I fold the rear panel first, as a rule, so that the two can never meet. Last, sit in the cab: the folded stack must not hide the high brake light from behind, or more of the rear window than you can live with.",
          imgUrl: "./plates/5-clearances.svg",
          alt: "Step 5: plan and side section of the bed; the tailgate swings sideways about its hinge, the trunk lid lifts toward the cover, and an enlarged view shows the gap above the tailgate.",
          caution:
            "Do not let the trunk lid fly up under a closed cover: the panel, the lid and its latch all lose. Note how far it goes.",
        },
        {
          title: "Seal, latch, then tighten",
          minutes: 25,
          text: "Fold the panels forward, peel the backing and press the front seal and the tailgate seal down where the tape marks them. Close the cover and latch it. The hook should reach its striker without being leaned on, and the seal should be pressed, not flattened. When both latches work, tighten the clamps in two rounds, from the middle outward, alternating sides: half the value first, then the full one. Try the latches again, and lift each corner hard with a flat hand.",
          imgUrl: "./plates/6-latch.svg",
          alt: "Step 6: the cover is closed; an enlarged view shows the latch hooking under the lip.",
          caution:
            "Use the torque in **your cover's manual**, with a wrench that can read it; it is low, and makers differ. And look at both hooks with a flashlight every time: a latch that looks closed and is not can open at highway speed.",
        },
        {
          title: "Run the drains",
          minutes: 15,
          text: "The rails are gutters: water that passes the seals runs forward and leaves through the tubes. Push a tube onto each fitting and run it down the front corner of the bed, without a kink, to the opening that the manual names. The end must hang free. Keep it away from the In-Bed Trunk's seal; that trunk has a drain plug of its own, but it is no place to send rain. And on a 2017 to 2019 truck, read about [the recall](#recall) first.",
          imgUrl: "./plates/7-drains.svg",
          alt: "Step 7: side section at the front of the bed; rain runs along the channel in the rail and down a tube through an opening in the floor.",
          caution:
            "Do not make a new hole in the floor or the front wall for a tube. If there is no opening where you want one, end the tube low in the corner and let the bed drain as it always has.",
        },
      ],
    },
    {
      kind: "prose",
      title: "Water test",
      intro: "With a hose, at home, before the first storm does it for you.",
      text: `Wait a day for the adhesive. Then lay sheets of newspaper in the bed and inside the trunk, close everything, and run an open hose, no nozzle, over the cover: five minutes at the front seal, five along each side, five at the tailgate. Pour a jug slowly into one rail and look for it at the end of its tube. The newspaper then shows where the water came in.

These covers are **weather resistant, not watertight,** and the makers say so; a few drops at the tailgate corners are normal. A wet stripe along a side means a rail that doesn't lie flat. Wet paper behind the tailgate is the gap at the hinge side, which a stick-on bulb seal mostly cures. A puddle at the front may not be the cover at all: the plastic caps on this bed's walls have small slots in the front corners that lead under any cover. Owners fill them with butyl and black caulk, and the thread below shows how.`,
    },
    {
      kind: "goals",
      title: "Care",
      intro: "Ten minutes with every second wash.",
      items: [
        "**Re-check the clamps** after the first week and at every tire rotation, with the torque wrench.",
        "**Wash with mild soap** and plenty of water, never with an acid cleaner: it runs off the bed, and [the recall](#recall) says where to. Rinse the rail channels, because pine needles block drains, and blow through the tubes twice a year.",
        "**Treat the seals** with a water-based UV protectant. Nothing with petroleum in it: rubber swells and goes soft.",
        "**Never close it on cargo.** When Honda looked into the first panels that came off, somebody had forced the cover shut on a load and bent the hinges. If it does not close by itself, take something out.",
        "**Brush the snow off** before folding, and never stand on the panels. The rating in the manual is for an even load on a closed cover.",
        "**Drive only fully closed, or folded and strapped** in a position that the manual allows. The 2020 recall was about rear panels that were left loose or half open and tore off in the wind.",
        "**Look for recalls** of the cover as well as of the truck: a truck's VIN does not know about a cover that was bought used.",
      ],
    },
    {
      kind: "prose",
      title: "What I'd do differently",
      id: "differently",
      intro: "What the first attempt cost me, and one hope I gave up.",
      text: `The first time, I peeled the front seal's backing at once, tightened the clamps as soon as the latches closed, and only then tried the trunk lid. It touched. Moving a rail with the clamps tight and the seal glued cost me an hour and a new seal, so the steps above are in the order of my second try: everything dry, everything tested, and only then glue and torque. I ordered the tailgate seal a month late, too, and fitted it in November, when the adhesive wouldn't take.

It doesn't save gas, either. I wrote down every fill-up for a year and couldn't find the cover in the numbers. What it does save is five minutes of tarp and cord at every stop on the way to [camp](/camp), and I'd buy it again for that.`,
    },
    {
      kind: "links",
      title: "Sources",
      intro: "Recalls and manuals first, then people who've done it.",
      items: [
        {
          title: "NHTSA: recalls",
          url: "https://www.nhtsa.gov/recalls",
          comment: "by VIN for the truck, by maker for the cover",
        },
        {
          title: "NC Consumers Council on the fuel-pump recall",
          url: "https://www.ncconsumer.org/news-articles/reduced-fuel-pump-performance-may-cause-stall-or-fires-in-recalled-honda-ridgeline-vehicles.html",
          comment: "how soap in the bed got to the pump, with build dates",
        },
        {
          title: "Consumer Reports on the bed-cover recall",
          url: "https://www.consumerreports.org/car-recalls-defects/honda-recalls-ridgeline-bed-covers-that-can-detach-while-driving/",
          comment: "the fix was a tether and a warning label",
        },
        {
          title: "CarComplaints on the same recall",
          url: "https://www.carcomplaints.com/news/2020/honda-ridgeline-bed-cover-recall-issued.shtml",
          comment: "with the part number, and how the hinges failed",
        },
        {
          title: "Honda: 2019 Ridgeline owner's manual (PDF)",
          url: "https://techinfo.honda.com/rjanisis/pubs/OM/AH/AT6Z1919OM/enu/AT6Z1919OMEN.PDF",
          comment: "tailgate, In-Bed Trunk, payload. Check that yours is the same year",
        },
        {
          title: "CompositesWorld on the second-generation bed",
          url: "https://www.compositesworld.com/articles/smc-d-lft-a-hybrid-box-for-the-gen-2-ridgeline-",
          comment: "which part is made of what, and where the audio exciters sit",
        },
        {
          title: "How to make the bed more watertight, Ridgeline Owners Club",
          url: "https://www.ridgelineownersclub.com/threads/how-to-make-the-g2-bed-more-watertight.216294/",
          comment: "the slots in the bed caps, with photographs",
        },
        {
          title: "RealTruck",
          url: "https://realtruck.com/",
          comment: "sells the BAK covers. Filter by truck and year, then read the one-star reviews",
        },
      ],
    },
  ],
});
