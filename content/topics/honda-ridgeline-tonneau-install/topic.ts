import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "honda-ridgeline-tonneau-install",
  title: "Tonneau cover",
  path: "/blog/honda-ridgeline-tonneau-install",
  tilePath: "/blog/honda-ridgeline-tonneau-install",
  description:
    "Installing a hard folding bed cover on a Honda Ridgeline, step by step: measuring, rails, clamps, latch, tailgate and trunk clearance, drains and a water test.",
  lede: "Installing a hard folding bed cover on a Honda Ridgeline, step by step. Two people, one morning, no holes.",
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
      text: `I wanted dry camera bags, a place to leave the [drone cases](/drones) while I walk, and a bed that still takes a paramotor standing up. That asks for a **hard folding cover**: panels on side rails, clamped to the bed, latched at the tailgate, folded forward when something tall has to ride.

Most guides are written for steel beds. The Ridgeline has three things of its own. The bed is a **moulded composite,** sheet moulding compound for the floor and a long-fibre thermoplastic for the walls: there is no paint in it to scratch and nothing to rust, but a clamp can crush a wall where steel would only creak. The **tailgate opens two ways,** down like any other and sideways like a door, hinged on the driver's side. And under the rear of the floor is the **In-Bed Trunk,** whose lid lifts into exactly the space you are about to cover. The spare wheel is reached through it as well, so a cover that blocks the lid is worse than no cover.

This page is about the second generation, 2017 and later. Your cover's own manual has the last word wherever it and I disagree.`,
    },
    {
      kind: "facts",
      title: "At a glance",
      intro: "For planning the Saturday.",
      items: [
        {
          term: "Time",
          text: "Two to three hours the first time, water test included. Taking it off and putting it back: 30 minutes.",
        },
        {
          term: "Difficulty",
          text: "Easy, two out of five. It is measuring and patience; the spanner work is ten minutes.",
        },
        {
          term: "Hands",
          text: "Two people for the panels. They are not so much heavy as wide, and wind counts as a third person.",
        },
        {
          term: "Weather",
          text: "Dry, calm, mild. Self-adhesive seals stick badly to cold or damp surfaces; the sheet that comes with them names the temperature.",
        },
        {
          term: "Tools",
          text: "Ratchet with the sockets the manual lists, a torque wrench that reads *low* values, tape measure, spray bottle, clean cloths, marker, painter's tape, torch.",
        },
        { term: "Drilling", text: "None. If a cover asks you to drill the bed, choose another cover." },
        {
          term: "Cost",
          text: "Hard folding covers run from about $500 to $1,200. The rest is on the shelf already, or on the [house list](/blog/house).",
        },
      ],
    },
    {
      kind: "table",
      title: "The box",
      intro: "Lay it all out and count before anything goes near the truck.",
      caption: "What a clamp-on folding cover usually brings",
      columns: ["Part", "How many", "Check before you start"],
      rows: [
        ["Panel assembly, hinged", "1", "Unfold it on the blanket: hinges flat, no dents, latches move"],
        ["Side rails", "2, left and right", "Straight when you sight along them; marked L and R, or mark them"],
        ["Clamps", "6 to 8", "All of one kind, pads in place, threads run freely by hand"],
        ["Front seal", "1", "As long as the bed is wide; not kinked by the packing"],
        ["Tailgate seal", "1", "Sometimes sold apart, and worth it"],
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
      alt: "Drawing of the tools laid out on a mat: torque wrench, three sockets, four clamps, spray bottle, tape measure, marker and torch.",
      caption: "Laid out on the mat. What is missing shows at once, and so does what is left over at the end.",
    },
    {
      kind: "prose",
      title: "Measure first",
      intro: "Three numbers, ten minutes, no surprises.",
      text: `The second-generation bed is about 64 inches long with the tailgate closed and 60 inches wide at its widest. Measure yours anyway: liners, rail caps and racks take their share. **A** is the length from the inside of the front wall to the inside of the closed tailgate. **B** is the width between the rail tops, taken at the front, in the middle and at the tailgate. **C** is both diagonals.

B should be the same within a few millimetres all the way; if it is not, a load or an old rack has spread the walls. The two diagonals tell you later whether the rails lie square to each other, so write them on the tape. Then feel along the underside of the rails with your fingers for what a clamp must not sit on: bed lights, the power outlet, tie-down bolts and, on some trims, the exciters of the bed's audio system and their wiring.`,
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
      intro: "Seven steps. Nothing is tightened fully before the fifth has been tried.",
      items: [
        {
          title: "Clean the rails",
          text: "Sweep the bed, wash the rail tops and the faces under them, and dry them. Where an adhesive seal will sit, wipe with isopropyl alcohol and a fresh cloth and do not touch the place again. Grit under a rail is a grinding paste that works on every mile of road.",
          imgUrl: "./plates/1-clean-rails.svg",
          alt: "Step 1: a cloth wipes along the white rail on top of each bed wall.",
        },
        {
          title: "Lay the rails on",
          text: "Press the front seal in place, then lower the left and the right rail onto the bed walls and slide both forward until they touch the seal evenly. Check that the overhang at the tailgate is the same on both sides. A strip of painter's tape on each wall marks the place, in case a rail moves while you reach for a clamp.",
          imgUrl: "./plates/2-mount-rails.svg",
          alt: "Step 2: two side rails are lowered onto the bed walls, left and right.",
        },
        {
          title: "Clamp, by hand",
          text: "Set the clamps where the manual puts them, pads flat against the underside of the rail, clear of lights and wiring. Run every screw up with your fingers until it is snug. Now measure the distance between the rails at both ends and compare the diagonals; nudge until they agree. The final tightening waits until the panels have been tried on.",
          imgUrl: "./plates/3-clamp.svg",
          alt: "Step 3: section through the bed wall; a clamp grips the rail from above and its screw presses up under the flange.",
          caution:
            "Use the torque in **your cover's manual**, with a wrench that can read it; it is low, and makers differ. Never an impact driver. Composite gives little warning: if the wall bows, whitens or ticks, back the screw off at once.",
        },
        {
          title: "Place the panels",
          text: "With a helper, lift the folded assembly over the tailgate end, set its front edge against the front seal and unfold it towards you. Centre it by the gap on each side, then fasten the front as the manual says. Fold and unfold it twice. If it rubs on one side, loosen the rails and shift them now.",
          imgUrl: "./plates/4-place-the-panel.svg",
          alt: "Step 4: the three-part panel is lowered onto both side rails.",
          caution: "Not in wind. An unfolded, unlatched panel is a sail with hinges.",
        },
        {
          title: "Latch, then tighten",
          text: "Close the cover and latch it. The hook should reach its striker without being leant on, and the seal should be pressed, not flattened. When both latches work, tighten the clamps in two rounds, from the middle outwards, alternating sides: half the value first, then the full one. Try the latches again, and lift each corner hard with a flat hand.",
          imgUrl: "./plates/5-latch.svg",
          alt: "Step 5: the cover is closed; an enlarged view shows the latch hooking under the lip.",
          caution:
            "A latch that looks closed and is not can open at motorway speed. Look at both hooks, with a torch, every time until it is habit.",
        },
        {
          title: "Try everything that moves",
          text: "Drop the tailgate slowly and watch its top edge pass the rear seal. Close it, then swing it sideways through its whole arc: the rear edge of the cover and any tailgate seal must stay clear of it, near the hinge above all. Open the In-Bed Trunk with the cover closed and guide the lid up by hand until it touches or stops. On mine I fold the rear panel first, as a rule, because then nothing can ever meet. Last, see that the folded stack hides neither the high brake light nor more of the rear window than you can live with.",
          imgUrl: "./plates/6-clearances.svg",
          alt: "Step 6: plan and side section of the bed; the tailgate swings sideways about its hinge, the trunk lid lifts towards the cover, and an enlarged view shows the gap above the tailgate.",
          caution:
            "Do not let the trunk lid fly up under a closed cover: the panel, the lid and its latch all lose. Guide it the first time and note how far it goes.",
        },
        {
          title: "Run the drains",
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
      text: `Lay sheets of newspaper in the bed and inside the trunk, close everything, and run an open hose, no nozzle, over the cover: five minutes at the front seal, five along each side, five at the tailgate. Then pour a jug slowly into one rail and look for it at the end of its tube. Newspaper shows where, not only whether.

Expect a few drops at the tailgate corners. These covers are **weather resistant, not watertight,** and the makers say so. A wet stripe along a side means a rail that does not lie flat; a puddle at the front means a seal that is short or pushed aside; wet paper behind the tailgate is the gap at the hinge side, which a stick-on bulb seal mostly cures. Wait a day for the adhesive, then test again.`,
    },
    {
      kind: "goals",
      title: "Care",
      intro: "Ten minutes with every second wash.",
      items: [
        "**Re-check the clamps** after the first week and at every tyre rotation, with the torque wrench and not with a grunt.",
        "**Wash with mild soap** and rinse the rail channels; pine needles are what blocks a drain. Blow through the tubes twice a year.",
        "**Treat the seals** with a water-based UV protectant. Nothing with petroleum in it: rubber swells and goes soft.",
        "**Brush the snow off** before folding, and never stand or store loads on the panels. The rating in the manual is for an even load on a closed cover.",
        "**Drive only fully closed, or folded and strapped** in a position that the manual allows. Half open and loose is how panels leave trucks.",
        "**Look for recalls** of the cover as well as of the truck. In 2020 Honda recalled nearly 29,000 of its own folding covers for 2017 to 2020 Ridgelines, because a rear panel that was not properly secured could tear off in the wind.",
      ],
    },
    {
      kind: "prose",
      title: "Differently",
      intro: "What I would change on the second truck.",
      text: `I would dry-fit the whole thing once without peeling a single backing strip. I would try the trunk lid after step four, not after step five, because moving a rail with snug clamps is easy and with tight ones is not. I would order the tailgate seal together with the cover, and I would do the job in the warm half of the year.

I would also stop expecting it to save fuel. Over a year of filling up and writing it down I cannot tell the difference from the noise. What it does save is the five minutes of tarpaulin and cord at every stop on the way to [camp](/camp), and that was reason enough.`,
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
          title: "Ridgeline Owners Club",
          url: "https://www.ridgelineownersclub.com/",
          comment: "search for your cover's name and “trunk lid”",
        },
        {
          title: "r/hondaridgeline",
          url: "https://www.reddit.com/r/hondaridgeline/",
          comment: "photographs of covers after three winters",
        },
        {
          title: "RealTruck",
          url: "https://realtruck.com/",
          comment: "filter by truck and year, then read the one-star reviews",
        },
        {
          title: "TYGER Auto",
          url: "https://www.tygerauto.com/",
          comment: "the inexpensive end; instructions to download",
        },
        {
          title: "Peragon",
          url: "https://www.peragon.com/",
          comment: "folding aluminium covers; ask them about the trunk lid before ordering",
        },
        {
          title: "DiamondBack",
          url: "https://diamondbackcovers.com/",
          comment: "for trucks whose cover has to carry a load; ask whether it fits yours",
        },
        {
          title: "Rough Country",
          url: "https://www.roughcountry.com/",
          comment: "another maker with its instructions online",
        },
        {
          title: "Honda Ridgeline, Wikipedia",
          url: "https://en.wikipedia.org/wiki/Honda_Ridgeline",
          comment: "which generation you have, and what changed",
        },
        {
          title: "Sheet moulding compound, Wikipedia",
          url: "https://en.wikipedia.org/wiki/Sheet_moulding_compound",
          comment: "what the bed's floor is made of",
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
