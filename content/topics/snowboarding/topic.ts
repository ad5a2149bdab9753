import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "snowboarding",
  title: "Snowboarding",
  path: "/snowboarding",
  tilePath: "/blog/snowboarding",
  description:
    "What to wear snowboarding at every temperature, by day and at night, plus stance, edges, waxing, care, a packing list, prices, and checks before you go.",
  lede: "Cold is a clothing problem, and I've made most of the mistakes already. This table gets me from first chair to the last lap under the lights.",
  hue: "oklch(0.75 0.14 240)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A snowboarder carving down a snowy slope between pines.",
    summary: "What to wear at every temperature, day and night.",
  },
  blocks: [
    {
      kind: "clothing",
      title: "What to wear",
      intro: "Find your temperature, then read across.",
      caption:
        "Resort riding with lifts, light wind, temperatures in °F at the top of the lift (35 is 2 °C, 25 is −4, 15 is −9). Take one layer off for hiking, add one for a slow chair.",
      example: { temperature: 25, wind: 10 },
      rows: [
        {
          temperature: "35+",
          layer: "Shell with the vents open, thin wool or synthetic T-shirt, thin gloves, dark lens, sunscreen",
          layerNight:
            "Shell, light base layer, thin gloves, clear lens; spare gloves, because slush soaks the first pair",
        },
        {
          temperature: "25-35",
          layer: "Shell, light base layer top and bottom, light insulated gloves, dark lens",
          layerNight: "Shell, base layer, thin fleece, neck tube, insulated gloves, clear lens",
        },
        {
          temperature: "15-25",
          layer: "Shell, mid-weight base layer, fleece, neck tube, insulated gloves, dark lens",
          layerNight:
            "Shell, mid-weight base layer, down or synthetic mid layer, mittens with liners, neck tube up, clear lens",
        },
        {
          temperature: "<15",
          layer: "Shell, heavy base layer, down mid layer, mittens with liners, balaclava, dark lens, no bare skin",
          layerNight:
            "All of that with a clear lens, a fleece under the down, hand warmers, and a stop indoors every few laps",
        },
      ],
    },
    {
      kind: "prose",
      text: `**Where the bottom row comes from.** Brighton, Utah, January 2023, the winter it wouldn't stop snowing. It was 9 °F (−13 °C) at the top of the night lifts and I was in thin gloves and a dark lens. The clear one was in the truck, where I'd put it so I wouldn't lose it. Nora rode ahead and yelled back every bump. Three laps in, my gloves had frozen into the shape of a binding strap, and she marched me into the lodge, put her spare mittens on the table and ate her soup until I could hold a spoon. “You wrote it all down,” she said. “You could try reading it.” The other lens rides in a sock in my pack now, and the spare mittens in my truck are the pair I still owe her.`,
    },
    {
      kind: "prose",
      title: "Layering",
      intro: "Three jobs, three garments. One thick coat does all of them badly.",
      text: `**Next to the skin** goes something that moves sweat: merino or polyester, close-fitting, never cotton. Wet cotton is how a mild day turns cold at two in the afternoon. **In the middle** goes trapped air. Fleece breathes and still works damp. Down is warmer for its weight but collapses when it's wet, so mine only comes out for dry cold. **Outside** goes a shell that stops wind and snow and lets vapor out. Mine has pit vents and no insulation. I want to change the warm part between morning and night, and I can't if it's sewn in.

**Mind the wind you make.** By the National Weather Service formula, 15 °F (−9 °C) with a 20 mph wind on your face feels like −2 °F (−19 °C), and 20 mph is an ordinary cruising speed on a board. Air also cools by about 3.5 °F for every 1,000 feet of climb on an average day, so 28 °F (−2 °C) in the parking lot is about 19 °F (−7 °C) at the top of a 2,500-foot lift. Dress for the top.

**Open up before you sweat, close up before you sit.** Vents open for the run, neck tube up for the chair. **Hands and feet** have their own rules: mittens beat gloves, and one pair of medium or thin wool socks beats two, because a squeezed foot is a cold foot. **Eyes:** a lens that passes under 20% of the light for sun, 40% or more for flat light and snowfall, clear for night.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/layers.svg",
      alt: "Exploded drawing of three layers over the skin: a ribbed base layer, a quilted mid layer and a dark shell. Arrows show vapor rising through all three while snowflakes lie on the shell.",
      caption:
        "1 moves sweat, 2 holds air, 3 keeps weather out. Vapor leaves through all three, as long as none of them is cotton.",
    },
    {
      kind: "steps",
      title: "Set-up and tune",
      intro: "Give it one evening, then redo the wax every four or five days of riding.",
      items: [
        {
          title: "Set the stance",
          text: "Start on the maker's reference holes, feet a little wider than the shoulders. Mine sits at 21¼ in (54 cm), front foot +15°, back foot −6°. Change one angle at a time by three degrees and ride a whole morning before judging. Toes and heels should overhang the edges by about the same amount.",
          imgUrl: "./plates/stance.svg",
          alt: "A snowboard from above with two bindings 54 centimeters apart, the front turned 15 degrees toward the nose and the back 6 degrees toward the tail.",
        },
        {
          title: "File the edges",
          text: "Take off burrs with a diamond stone first, then file in long, light strokes from nose to tail, always in a guide. A common all-round edge is 1° on the base and 2° on the side; look up what your board left the factory with and keep to it. Dull the edge at the tip and tail, beyond the contact points, or it will catch when you least want it to.",
          imgUrl: "./plates/edge-angles.svg",
          alt: "A section through a snowboard's edge: topsheet, core, sidewall, base and steel edge, with the base bevel marked 1 degree and the side bevel 2 degrees, both exaggerated.",
          caution:
            "The base bevel can only grow: taking it back needs a shop's grinder. File the side and leave the base side alone unless you know why.",
        },
        {
          title: "Clean and loosen",
          text: "Let the board reach room temperature and dry. Brush the base, wipe it with base cleaner and wait until it has flashed off. Back the binding screws off a turn or two, or take the bindings off, so that the heat does not leave dimples over the inserts.",
        },
        {
          title: "Drip and iron",
          text: "Touch the wax to the iron, drip a line along each edge and a zigzag between, then iron nose to tail in slow passes until the whole base is wet with wax. The top sheet should feel warm, never hot. A plain hydrocarbon wax for the middle of your temperatures is enough. Fluorinated waxes are banned in FIS racing, and you don't want to breathe them in a garage.",
          imgUrl: "./plates/waxing.svg",
          alt: "A waxing iron on the base of an upturned snowboard, a block of wax held to its nose, drops ahead of it and a film of wax behind.",
          caution:
            "Smoke means the iron is too hot. Keep it moving, because a base burns in seconds, and open a window.",
        },
        {
          title: "Cool, scrape, brush",
          text: "Wait at least half an hour; overnight is better. Scrape with a sharp plastic scraper, nose to tail, until nothing more comes off, then brush until the base shines. The wax that counts is in the base, not on it. Tighten the binding screws. Check them again after the first run.",
        },
      ],
    },
    {
      kind: "links",
      title: "Care",
      intro: "For the kitchen table and the washing machine.",
      items: [
        {
          title: "GORE-TEX: outerwear care",
          url: "https://www.gore-tex.com/support/care/outerwear",
          comment:
            "yes, wash it. Dirt and skin oil are what make it leak, and a warm dryer revives the finish if the label allows it",
        },
        {
          title: "Patagonia product care",
          url: "https://www.patagonia.com/product-care/",
          comment: "it works whatever the logo on your jacket",
        },
        {
          title: "mountainFLOW: the right wax for the day",
          url: "https://mountainflow.com/blogs/how-to/wax-the-f-episode-3-how-to-choose-the-right-wax-for-the-day",
          comment: "read it once, then buy the all-temperature bar like everybody else",
        },
        {
          title: "Active Junky: fixing a core shot",
          url: "https://www.activejunky.com/articles/ski-tuning-101-fixing-a-core-shot",
          comment:
            "what you can fill at the kitchen table and what goes to the shop. It says skis, and it all goes for boards",
        },
        {
          title: "Wiredsport: boot fit tips",
          url: "https://www.wiredsport.com/snowboard_boot_fit_tips",
          comment:
            "your toes should touch the end when you stand and pull back when you bend your knees. Mine didn't for two seasons",
        },
        {
          title: "REI: layering basics",
          url: "https://www.rei.com/learn/expert-advice/layering-basics.html",
          comment: "my three layers, with the fabric names",
        },
        {
          title: "REI: how to choose a snowboard",
          url: "https://www.rei.com/learn/expert-advice/snowboard.html",
          comment: "length, width and camber, before anyone sells you one",
        },
      ],
    },
    {
      kind: "links",
      title: "Before you go",
      intro: "I read these the evening before. If you leave the ropes, the first two come first.",
      items: [
        {
          title: "Avalanche.org",
          url: "https://avalanche.org/",
          comment: "today's danger for every forecast area in the US. Click through to the local center",
        },
        {
          title: "Know Before You Go",
          url: "https://kbyg.org/",
          comment: "free, about an hour, and the reason I signed up for a course",
        },
        {
          title: "Your Responsibility Code",
          url: "https://skisafety.us/your-responsibility-code",
          comment: "ten points. The one people forget: whoever's downhill of you has the right of way",
        },
        {
          title: "Deep Snow Safety",
          url: "https://www.deepsnowsafety.org/",
          comment: "tree wells. Ride with a partner you can see, every run",
        },
        {
          title: "National Weather Service",
          url: "https://www.weather.gov/",
          comment: "I drop the pin on the summit and look at the hourly wind first",
        },
        {
          title: "Wind chill chart",
          url: "https://www.weather.gov/safety/cold-wind-chill-chart",
          comment: "has frostbite times. In the shaded part I stay home",
        },
        {
          title: "OpenSnow",
          url: "https://opensnow.com/",
          comment: "the forecasters ride. Skip the icon and read what they wrote",
        },
        {
          title: "CDC: preventing hypothermia",
          url: "https://www.cdc.gov/winter-weather/prevention/index.html",
          comment: "learn the signs for your friends' sake, since you'll miss your own",
        },
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "A closed rope is closed, and an open gate is the backcountry. Past it I want the day's bulletin, a partner, a beacon, shovel and probe each, and practice with all three. Without one of those I stay inside.",
    },
    {
      kind: "words",
      title: "Packing list",
      intro: "I read it out loud at the truck, with the key still in my hand.",
      groups: [
        {
          title: "On me",
          items: [
            "Base layer, top and bottom",
            "Mid layer for the day's row of the table",
            "Shell and bibs, pass in the left sleeve",
            "One pair of wool socks",
            "Helmet, goggles with the lens for now",
            "Neck tube",
            "Mittens on leashes",
            "Impact shorts",
            "Whistle on the zipper",
            "Phone, inside pocket",
          ],
        },
        {
          title: "In the pack, 15 liters",
          items: [
            "The other lens, in a sock",
            "Thin gloves",
            "Down or fleece, one row colder",
            "Half a liter of water",
            "Lunch and a bar",
            "Sunscreen and lip balm, SPF 30 or more",
            "Hand warmers, two pairs",
            "Binding tool",
            "Edge stone and rub-on wax",
            "Spare ladder strap and screws",
            "Headlamp, for the walk to the truck",
            "Tape, ibuprofen, blister patch",
          ],
        },
        {
          title: "In the truck",
          items: [
            "Board, bindings checked",
            "Boots, on the cab floor and not in the bed",
            "Dry socks, shirt and shoes",
            "Spare mittens",
            "Boot dryer",
            "Towel and an old blanket",
            "Thermos and a gallon of water",
            "Tire chains, shovel, ice scraper",
            "Jumper pack",
            "Brush, for the cover before it is folded",
          ],
        },
      ],
    },
    {
      kind: "prose",
      text: `Cold boots are stiff boots, and a liner that starts the day at 20 °F stays cold till lunch. So mine ride up front with the heater on. The board and everything wet go in the bed on the way home, under the [tonneau cover](/blog/honda-ridgeline-tonneau-install). Dry the liners indoors, away from the stove, and wipe the edges the same night: rust starts in hours, not days.

Past a gate it's a different list. A beacon goes on the body, under the shell, never in the pack; shovel and probe go in a pack of their own.`,
    },
    {
      kind: "gear",
      title: "What it cost",
      intro:
        "Rounded. Buy boots first and the board last, and never a second-hand helmet. Check the boxes the evening before.",
      checked: "2026-11",
      pack: true,
      groups: [
        {
          title: "Board and head",
          items: [
            {
              title: "Burton Ruler BOA boots",
              price: 300,
              comment: "try them on in a shop, in the afternoon when your feet are bigger. Your foot picks the brand",
            },
            {
              title: "Jones Mountain Twin board",
              url: "https://www.jonessnowboards.com/products/men-mountain-twin-snowboard-2026",
              price: 450,
              comment: "last year's graphics. It'd have been about $600 new",
            },
            {
              title: "Burton Mission bindings",
              price: 260,
              comment: "check the disk against the board's inserts",
            },
            {
              title: "Giro Ledge MIPS helmet",
              price: 110,
              comment: "look for ASTM F2040 or EN 1077 on the label, and replace it after a hard hit",
            },
            {
              title: "Smith Squad goggles, two lenses",
              url: "https://www.rei.com/product/180912/smith-squad-chromapop-snow-goggles",
              price: 140,
              comment: "I'd now pay about $80 more for the Squad MAG: magnets work with mittens on",
            },
            {
              title: "Clear lens for the Squad",
              price: 40,
              comment: "for nights, if there isn't one in the box. See Brighton, above",
            },
          ],
        },
        {
          title: "Clothes",
          items: [
            {
              title: "Outdoor Research Carbide jacket",
              price: 260,
              comment: "a shell with pit zips, bought in April at a third off",
            },
            { title: "Outdoor Research Carbide bibs", price: 240, comment: "no more snow down the back" },
            {
              title: "Smartwool Classic Thermal top and bottoms",
              url: "https://www.rei.com/product/227337/smartwool-classic-thermal-merino-crew-base-layer-top-mens",
              price: 230,
              comment: "mid-weight, and the same set I sleep in when I'm camping",
            },
            { title: "REI Co-op Trailmade fleece", price: 60 },
            {
              title: "Black Diamond Mercury mittens",
              url: "https://www.rei.com/product/238869/black-diamond-mercury-mittens-mens",
              price: 110,
              comment: "liners come out to dry",
            },
            { title: "Smartwool snowboard socks", price: 28, quantity: 2, comment: "dry pair for the drive home" },
            {
              title: "Buff Merino Lightweight neck tube",
              url: "https://www.rei.com/product/789718/buff-merino-lightweight-multifunctional-neckwear",
              price: 30,
            },
            { title: "Burton Total Impact shorts", price: 80, comment: "for learning anything new. Ask my tailbone" },
          ],
        },
        {
          title: "Small things",
          items: [
            {
              title: "Burton Bullet tool",
              price: 25,
              comment: "has the number 3 Phillips that bindings want, so everybody borrows it",
            },
            { title: "Pocket diamond stone", price: 12 },
            { title: "mountainFLOW rub-on wax", price: 15, comment: "rescues an afternoon" },
            { title: "HotHands hand warmers, box of 40", price: 25 },
            { title: "Fox 40 whistle", price: 6, comment: "three blasts means come find me" },
            { title: "DryGuy Travel Dry boot dryer", price: 50, comment: "plugs into the truck on the way home" },
          ],
        },
      ],
    },
  ],
});
