import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "honda-ridgeline-tonneau-install",
  title: "Tonneau cover",
  path: "/blog/honda-ridgeline-tonneau-install",
  tilePath: "/blog/honda-ridgeline-tonneau-install",
  description:
    "Installing a hard folding bed cover on a Honda Ridgeline, step by step: measuring, rails, clamps, latch, tailgate and trunk clearance, drains and a water test.",
  lede: "Installing a hard folding bed cover on a Honda Ridgeline, step by step. It takes two people a morning, and nothing is drilled.",
  hue: "oklch(0.7 0.14 262)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "Model of an orange-red pickup truck on a desert road with its folding bed cover half open.",
    summary: "Installing a bed cover, step by step.",
  },
  blocks: [
    {
      kind: "prose",
      title: "The job",
      intro: "What it is, and what makes this truck different.",
      text: `I wanted dry camera bags, a place to leave the [drone cases](/drones) while I walk, and a bed that still takes a [paramotor](/ppg) standing up. That asks for a **hard folding cover**: panels on side rails, clamped to the bed, latched at the tailgate, folded forward when something tall has to ride.

Most guides are written for steel beds, and three things on a Ridgeline make them wrong. The bed is a **molded composite,** sheet molding compound for the floor and a long-fiber thermoplastic for the walls: it cannot rust, but a clamp can crush a wall where steel would only creak. The **tailgate opens two ways,** down like any other and sideways like a door, hinged on the driver's side, so the rear edge of a cover has two arcs to stay out of. And under the rear of the floor is the **In-Bed Trunk,** whose lid lifts into exactly the space you are about to cover. The spare tire is reached through it as well, so with a cover that blocks the lid, changing a flat begins with taking the cover off.

This page is about the second generation, 2017 and later. Your cover's own manual has the last word wherever it and I disagree.`,
    },
    {
      kind: "images",
      title: "Before and after",
      intro: "The same bed, four ways.",
      items: [
        {
          imgUrl: "./plates/before.svg",
          alt: "Drawing of the open truck bed in the rain: two boxes at the front, a puddle on the floor, the trunk lid a dashed outline at the rear.",
          title: "Before",
          comment: "everything in the bed needs its own rain cover",
        },
        {
          imgUrl: "./plates/closed.svg",
          alt: "Drawing of the bed in the rain under three white panels that lie on rails from cab to tailgate.",
          title: "Closed",
          comment: "about 17 inches of height underneath, and nothing to see from the sidewalk",
        },
        {
          imgUrl: "./plates/folded.svg",
          alt: "Drawing of the bed with the three panels folded into a stack behind the cab, held down by two black straps.",
          title: "Folded",
          comment: "both straps on, or the truck stays parked; the stack takes part of the rear window",
        },
        {
          imgUrl: "./plates/cargo.svg",
          alt: "Drawing of the bed with the panels folded and a paramotor standing upright across the bed, its round cage strapped to both walls.",
          title: "Cargo",
          comment: "the paramotor rides upright, strapped to the tie-downs and never to the cover's rails",
        },
      ],
    },
    {
      kind: "facts",
      title: "The cover",
      intro: "What is on my truck, and what I would order now.",
      checked: "2026-11",
      items: [
        {
          term: "On the truck",
          text: "Honda's own hard tri-fold, part 08Z07-T6Z-100F, sold for 2017 to 2020 trucks. I bought it used for about $600; Consumer Reports put a new one at $700 to $1,000 in 2020. It is one of the nearly 29,000 that were recalled that year, so before paying I looked for the tether and the warning labels that dealers added.",
        },
        {
          term: "Today",
          text: "A new one, for the seals. Either Honda's current tri-fold for the truck's exact year, or an aluminum **BAKFlip MX4,** which lists at about $1,200 for mid-size trucks. I would not carry a part number over from another year, not even from the same generation.",
        },
        {
          term: "Ask first",
          text: "Is my year on the fit list, for the 64-inch bed? Do the rails sit on top of the walls or hang inside them, where they narrow the opening? Does the trunk lid come up with the cover closed? A seller who has to guess at the third one has not seen it on this truck.",
        },
        {
          term: "Price range",
          text: "Hard folding covers run from about $500 to $1,300. The tailgate seal is often an extra $30 to $60. The cloths are on the [house list](/blog/house); the small torque wrench you may have to borrow.",
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
          text: "Two out of five. Most of it is measuring; the wrench work is ten minutes.",
        },
        {
          term: "Hands",
          text: "Two people for the panels. They weigh 60 to 70 lb (27 to 32 kg) together, but it is the width that needs a second pair of hands.",
        },
        {
          term: "Weather",
          text: "Dry, calm, above about 60 °F (16 °C). Self-adhesive seals stick badly to cold or damp surfaces; the sheet that comes with them names the temperature.",
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
      intro: "Lay it all out and count before anything goes near the truck.",
      caption: "What a clamp-on folding cover usually brings",
      columns: ["Part", "How many", "Check before you start"],
      rows: [
        ["Panel assembly, hinged", "1", "Unfold it on a blanket: hinges flat, no dents, latches move"],
        ["Side rails", "2, left and right", "Straight when you sight along them; marked L and R, or mark them"],
        ["Clamps", "6 to 8", "All of one kind, pads in place, threads run freely by hand"],
        ["Front seal", "1", "As long as the bed is wide; not kinked by the packing"],
        ["Tailgate seal", "1", "Sometimes sold apart; order it together with the cover"],
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
      alt: "Drawing of the tools laid out on a mat: torque wrench, three sockets, four clamps, spray bottle, tape measure, marker and flashlight.",
      caption: "Laid out on the mat. What is missing shows at once, and so does what is left over at the end.",
    },
    {
      kind: "prose",
      title: "Measure first",
      intro: "Three numbers in ten minutes.",
      text: `The second-generation bed is about 64 inches long with the tailgate closed, 50 to 60 inches wide and 17 deep. Measure yours anyway: liners, rail caps and racks take their share. **A** is the length from the inside of the front wall to the inside of the closed tailgate. **B** is the width between the rail tops, taken at the front, in the middle and at the tailgate. **C** is both diagonals.

B should agree within about an eighth of an inch (3 mm) all the way; if it does not, a load or an old rack has spread the walls. The two diagonals tell you later whether the rails lie square to each other, so write them on the tape. Then feel along the underside of the rails with your fingers for what a clamp must not sit on: bed lights, the power outlet, tie-down bolts and, on some trims, the exciters of the bed's audio system and their wiring.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/measure-the-bed.svg",
      alt: "Isometric drawing of the truck bed with measuring tapes laid across it: A along the bed, B across it, and C on dashed diagonals.",
      caption: "A for length, B for width in three places, C for the diagonals.",
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
          text: "Sweep the bed, wash the rail tops and the faces under them, and dry them. Where an adhesive seal will sit, wipe with isopropyl alcohol and a fresh cloth and do not touch the place again. Grit under a rail is a grinding paste that works on every mile of road.",
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
          text: "The rails are gutters: water that passes the seals runs forward and leaves through the tubes. Push a tube onto each fitting and lead it down the front corner of the bed, without a kink, to the opening that the manual names. The end must hang free. Keep it away from the In-Bed Trunk's seal; that trunk has a drain plug of its own, but it is no place to send rain.",
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

These covers are **weather resistant, not watertight,** and the makers say so; a few drops at the tailgate corners are normal. A wet stripe along a side means a rail that does not lie flat. Wet paper behind the tailgate is the gap at the hinge side, which a stick-on bulb seal mostly cures. A puddle at the front may not be the cover at all: the plastic caps on this bed's walls have small slots in the front corners that lead under any cover. Owners fill them with butyl and black caulk, and the thread below shows how.`,
    },
    {
      kind: "goals",
      title: "Care",
      intro: "Ten minutes with every second wash.",
      items: [
        "**Re-check the clamps** after the first week and at every tire rotation, with the torque wrench.",
        "**Wash with mild soap** and rinse the rail channels; pine needles are what blocks a drain. Blow through the tubes twice a year.",
        "**Treat the seals** with a water-based UV protectant. Nothing with petroleum in it: rubber swells and goes soft.",
        "**Brush the snow off** before folding, and never stand on the panels. The rating in the manual is for an even load on a closed cover.",
        "**Drive only fully closed, or folded and strapped** in a position that the manual allows. The recall of 2020 was about rear panels that were left loose or half open and tore off in the wind.",
        "**Look for recalls** of the cover as well as of the truck: a truck's VIN does not know about a cover that was bought used.",
      ],
    },
    {
      kind: "prose",
      title: "Differently",
      intro: "What the first attempt cost me, and a hope I gave up.",
      text: `The first time, I peeled the front seal's backing at once, tightened the clamps as soon as the latches closed, and only then tried the trunk lid. It touched. Moving a rail with tight clamps and a glued seal cost an hour and a new seal, so the steps above are in the order of the second time: everything dry, everything tried, and only then glue and torque. The tailgate seal I ordered a month late and fitted in November, when the adhesive would not take.

It does not save gas, either. I wrote down every fill-up for a year and could not find the cover in the numbers. What it does save is five minutes of tarp and cord at every stop on the way to [camp](/camp), and that was reason enough.`,
    },
    {
      kind: "links",
      title: "Sources",
      intro: "Manuals first, then people who have done it.",
      items: [
        {
          title: "Honda owners",
          url: "https://owners.honda.com/",
          comment: "owner's manual by year: tailgate, In-Bed Trunk, payload",
        },
        {
          title: "Honda Ridgeline",
          url: "https://automobiles.honda.com/ridgeline",
          comment: "bed dimensions and the factory accessories",
        },
        {
          title: "CompositesWorld on the second-generation bed",
          url: "https://www.compositesworld.com/articles/smc-d-lft-a-hybrid-box-for-the-gen-2-ridgeline-",
          comment: "which part is made of what, and where the audio exciters sit",
        },
        {
          title: "NHTSA: recalls",
          url: "https://www.nhtsa.gov/recalls",
          comment: "by VIN for the truck, by maker for equipment",
        },
        {
          title: "Consumer Reports on the bed-cover recall",
          url: "https://www.consumerreports.org/car-recalls-defects/honda-recalls-ridgeline-bed-covers-that-can-detach-while-driving/",
          comment: "the remedy was a tether and a warning label",
        },
        {
          title: "CarComplaints on the same recall",
          url: "https://www.carcomplaints.com/news/2020/honda-ridgeline-bed-cover-recall-issued.shtml",
          comment: "with the part number, and how the hinges failed",
        },
        {
          title: "How to make the bed more watertight, Ridgeline Owners Club",
          url: "https://www.ridgelineownersclub.com/threads/how-to-make-the-g2-bed-more-watertight.216294/",
          comment: "the slots in the bed caps, with photographs",
        },
        {
          title: "A rack over a soft cover, on a 2019 truck",
          url: "https://2littlegirls.blogspot.com/2020/01/",
          comment: "an owner's build; rails on top of the walls leave the trunk lid alone",
        },
        {
          title: "r/hondaridgeline",
          url: "https://www.reddit.com/r/hondaridgeline/",
          comment: "photographs of covers after three winters",
        },
        {
          title: "RealTruck",
          url: "https://realtruck.com/",
          comment: "sells the BAK covers; filter by truck and year, then read the one-star reviews",
        },
        {
          title: "TYGER Auto",
          url: "https://www.tygerauto.com/",
          comment: "the inexpensive end; instructions to download",
        },
        {
          title: "Peragon",
          url: "https://www.peragon.com/",
          comment: "folding aluminum covers; ask them about the trunk lid before ordering",
        },
        {
          title: "DiamondBack",
          url: "https://diamondbackcovers.com/",
          comment: "for trucks whose cover has to carry a load; ask whether it fits yours",
        },
        {
          title: "Honda Ridgeline, Wikipedia",
          url: "https://en.wikipedia.org/wiki/Honda_Ridgeline",
          comment: "which generation you have, and what changed",
        },
        {
          title: "Torque wrench, Wikipedia",
          url: "https://en.wikipedia.org/wiki/Torque_wrench",
          comment: "why a big one cannot measure a small value",
        },
      ],
    },
  ],
});
