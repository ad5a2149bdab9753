import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "games",
  title: "Games",
  path: "/blog/games",
  tilePath: "/blog/games",
  description:
    "Games I played, finished and recommend, sorted by mood: co-op, short, building and tabletop, how long they take and with whom, and notes on making small ones.",
  lede: "Played, finished, recommended. Sorted by the evening you are having, because genre has never helped me choose.",
  hue: "oklch(0.72 0.2 336)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "Model of an arcade cabinet with a stool, a console, cartridges and a controller on a patterned carpet.",
    summary: "Played, finished, recommended.",
  },
  blocks: [
    {
      kind: "prose",
      title: "House rules",
      intro: "I finish about ten games a year and drop twice as many.",
      text: `A game has one hour to make me forget the clock. If I look at it, the game goes back on the shelf, without guilt and without a second chance before winter. What is left is this page.

Three things I have learnt about my own taste. **I like systems that are honest:** rules I can learn, numbers I can trust, failure that is mine. **I like an ending.** A game that could be played for ever is usually a job with nicer lighting. And **I like rooms with other people in them,** which is why half of this list needs a second controller or a table.

Nothing here depends on luck bought with money. Years are those of the first full release; lengths are mine, checked against [HowLongToBeat](https://howlongtobeat.com/), and yours will differ.`,
    },
    {
      kind: "images",
      items: [
        {
          imgUrl: "./plates/controller.svg",
          alt: "Drawing of a game controller from the front, 152 millimetres wide.",
          title: "Two controllers",
          comment: "the second one is the best upgrade a console can have",
        },
        {
          imgUrl: "./plates/handheld.svg",
          alt: "Drawing of a handheld console showing a platform level on its screen.",
          title: "A handheld",
          comment: "trains, waiting rooms, the tent",
        },
        {
          imgUrl: "./plates/arcade-cabinet.svg",
          alt: "Isometric drawing of an arcade cabinet with a joystick and buttons.",
          title: "A cabinet",
          comment: "plywood and a small computer; the joystick was the expensive part",
        },
        {
          imgUrl: "./plates/d20.svg",
          alt: "Drawing of a twenty-sided die showing 20.",
          title: "One honest die",
          comment: "float-tested in salt water, still rolls ones",
        },
        {
          imgUrl: "./plates/hex-tiles.svg",
          alt: "Drawing of a tabletop map of hexagonal tiles with woods, hills, fields and sea; a road joins three wooden figures.",
          title: "A table",
          comment: "big enough for the box lid as well",
        },
        {
          imgUrl: "./plates/conveyor.svg",
          alt: "Isometric drawing of a factory game: a conveyor belt carries boxes past a machine while a robot arm lifts one off.",
          title: "A factory",
          comment: "the belt must flow; nothing else matters after midnight",
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
          text: "**Outer Wilds** (Mobius Digital, 2019). A solar system in a 22-minute loop; the only thing you ever gain is knowledge. Read nothing about it first.",
        },
        {
          term: "In the mood to deduce",
          text: "**Return of the Obra Dinn** (Lucas Pope, 2018). Sixty fates, one ship, an insurance ledger. Take paper notes.",
        },
        {
          term: "Tired but awake",
          text: "**Mini Metro** (Dinosaur Polo Club, 2015). Draw lines between stations until the city wins. It always wins.",
        },
        {
          term: "Stubborn",
          text: "**Celeste** (2018), by the team now called Extremely OK Games. The hardest thing I have finished and the kindest about it; the assist mode is there without a sneer.",
        },
        {
          term: "One more run",
          text: "**Hades** (Supergiant Games, 2020). Dying moves the story on, so losing costs nothing but the evening.",
        },
        {
          term: "Ten clear minutes",
          text: "**Into the Breach** (Subset Games, 2018). Chess with giant robots on an eight-by-eight board. The enemy shows its move before you make yours.",
        },
        {
          term: "Clever",
          text: "**Baba Is You** (Hempuli, 2019). The rules are blocks in the level, and you push them. I have laughed out loud at a verb.",
        },
        {
          term: "Homesick for snow",
          text: "**Alto's Adventure** (Snowman, 2015) on the phone, or **Steep** (Ubisoft Annecy, 2016) on the sofa, with [the real thing](/snowboarding) in mind.",
        },
        {
          term: "Grounded by wind",
          text: "**Liftoff** (LuGus Studios, 2018). A drone simulator that takes a proper radio. The crashes are free; see [drones](/drones).",
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
          comment: "Valve, 2011; the two-player campaign is separate from the story and just as good",
        },
        {
          title: "It Takes Two",
          url: "https://www.hazelight.se/",
          comment: "Hazelight, 2021; exactly two players, and only one of them has to own it",
        },
        {
          title: "Keep Talking and Nobody Explodes",
          url: "https://keeptalkinggame.com/",
          comment: "Steel Crate Games, 2015; one sees the bomb, the others hold the printed manual",
        },
        {
          title: "Deep Rock Galactic",
          url: "https://www.deeprockgalactic.com/",
          comment: "Ghost Ship Games, 2020; four dwarves, a cave and the friendliest strangers online",
        },
        {
          title: "Overcooked! 2",
          url: "https://store.steampowered.com/app/728880/Overcooked_2/",
          comment: "Ghost Town Games and Team17, 2018; learn who you are under pressure",
        },
        {
          title: "Stardew Valley",
          url: "https://www.stardewvalley.net/",
          comment: "ConcernedApe, 2016; a farm to share when nobody wants to win anything",
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
          comment: "adamgryu, 2019; a bird, a mountain, about two hours, no wrong way up",
        },
        {
          title: "What Remains of Edith Finch",
          url: "https://www.giantsparrow.com/",
          comment: "Giant Sparrow, 2017; a family told room by room; the cannery will stay with you",
        },
        {
          title: "Firewatch",
          url: "https://store.steampowered.com/app/383870/Firewatch/",
          comment: "Campo Santo, 2016; a summer in a lookout tower in Wyoming and a voice on the radio",
        },
        {
          title: "Inside",
          url: "https://playdead.com/",
          comment: "Playdead, 2016; no words at all, and the last half hour is like nothing else",
        },
        {
          title: "Journey",
          url: "https://thatgamecompany.com/journey/",
          comment: "thatgamecompany, 2012; if somebody joins you, stay close",
        },
      ],
    },
    {
      kind: "links",
      title: "Building",
      intro: "Engineering after hours, with better documentation.",
      items: [
        {
          title: "Factorio",
          url: "https://www.factorio.com/",
          comment: "Wube Software, 2020; the free demo is a warning, so is this",
        },
        {
          title: "Satisfactory",
          url: "https://www.satisfactorygame.com/",
          comment: "Coffee Stain Studios, 2024; the same affliction in three dimensions, with views",
        },
        {
          title: "Kerbal Space Program",
          url: "https://store.steampowered.com/app/220200/Kerbal_Space_Program/",
          comment: "Squad, 2015; the first one; orbital mechanics you will feel in your hands",
        },
        {
          title: "Opus Magnum",
          url: "https://www.zachtronics.com/opus-magnum/",
          comment: "Zachtronics, 2017; solve it, then make it faster, smaller, cheaper, and export the loop",
        },
        {
          title: "Poly Bridge",
          url: "https://store.steampowered.com/app/367450/Poly_Bridge/",
          comment: "Dry Cactus, 2016; triangles, budgets and a school bus",
        },
        {
          title: "Townscaper",
          url: "https://store.steampowered.com/app/1291340/Townscaper/",
          comment: "Oskar Stålberg, 2021; no goal, only roofs; good for the hour before sleep",
        },
      ],
    },
    {
      kind: "links",
      title: "Tabletop",
      intro: "Explained in ten minutes, or they stay in the box; I make an exception for the last one.",
      items: [
        {
          title: "Azul",
          url: "https://boardgamegeek.com/boardgame/230802/azul",
          comment: "Michael Kiesling, 2017; tiles so pleasant to hold that losing is fine",
        },
        {
          title: "The Crew: The Quest for Planet Nine",
          url: "https://boardgamegeek.com/boardgame/284083/the-crew-the-quest-for-planet-nine",
          comment: "Thomas Sing, 2019; trick-taking on the same side, in a box that fits the tent pocket",
        },
        {
          title: "Pandemic",
          url: "https://boardgamegeek.com/boardgame/30549/pandemic",
          comment: "Matt Leacock, 2008; agree that nobody plays somebody else's turn",
        },
        {
          title: "Wingspan",
          url: "https://boardgamegeek.com/boardgame/266192/wingspan",
          comment: "Elizabeth Hargrave, 2019; an engine made of birds, with a fact on every card",
        },
        {
          title: "Ticket to Ride",
          url: "https://boardgamegeek.com/boardgame/9209/ticket-to-ride",
          comment: "Alan R. Moon, 2004; rules in five minutes, grudges for years",
        },
        {
          title: "Codenames",
          url: "https://boardgamegeek.com/boardgame/178900/codenames",
          comment: "Vlaada Chvátil, 2015; shows you how your friends think",
        },
        {
          title: "Carcassonne",
          url: "https://boardgamegeek.com/boardgame/822/carcassonne",
          comment: "Klaus-Jürgen Wrede, 2000; play it without farmers the first time",
        },
        {
          title: "Dungeons & Dragons: free rules",
          url: "https://www.dndbeyond.com/",
          comment: "four friends and one referee; the free rules are enough for the first year",
        },
      ],
    },
    {
      kind: "table",
      title: "How long",
      intro: "Check this against the evening before you open the box.",
      caption: "Lengths for one playthrough or one sitting, rounded",
      columns: ["Game", "How long", "With whom", "Why"],
      rows: [
        ["Outer Wilds", "about 20 h", "alone, or one watching", "The best first question in games: what happened here"],
        ["Obra Dinn", "8 to 10 h", "two heads, one notebook", "Deduction that never holds your hand"],
        ["Portal 2, co-op", "5 to 6 h", "exactly two", "Puzzles that need a second brain, not a second trigger"],
        ["It Takes Two", "about 14 h", "exactly two", "A new idea every twenty minutes"],
        ["Keep Talking", "5 min a bomb", "two to six", "Nobody needs to have played anything before"],
        ["A Short Hike", "2 h", "alone", "The shape of a good day off"],
        ["Hades", "20 h and up", "alone", "Writing that notices what you did"],
        ["Factorio", "50 h to the rocket", "alone or a patient friend", "You will see queues everywhere afterwards"],
        ["Azul", "40 min", "2 to 4", "The opening act of every games evening here"],
        ["The Crew", "20 min", "3 to 5", "Fifty missions, each a little harder than the last"],
        ["Pandemic", "45 min", "2 to 4", "Still the best argument for playing on one side"],
        ["Wingspan", "about 1 h", "1 to 5", "Each bird sets off the ones before it; quiet, and over before it drags"],
        ["Ticket to Ride", "45 to 60 min", "2 to 5", "The one I give to people who say they do not play"],
        ["Codenames", "15 min", "4 to 8", "Two teams, one wall of words, plenty of shouting"],
        ["Carcassonne", "40 min", "2 to 5", "A whole landscape is left on the table at the end"],
        [
          "Dungeons & Dragons",
          "an evening, then years",
          "4 or 5 and a referee",
          "The only game here with no last page",
        ],
      ],
    },
    {
      kind: "prose",
      title: "Making games",
      intro: "Small, finished, uploaded. In that order.",
      text: `I make small games for the same reason that I solder: it is good to own a thing down to the last screw. The trick is to choose a size that can end. My rule is **one verb, one screen, one weekend,** and the last third of the time belongs to sound, menus and a stranger who has never seen it.

A game jam is the best teacher, since a deadline cuts scope better than any plan. Look through the calendar on itch.io, take one that lasts 48 or 72 hours, sleep every night of it, and upload something that runs in a browser: nobody installs a stranger's program. Then play and comment on ten others. That is where the learning is.

I use Godot because it is free, small, and opens in two seconds. The code is the least of it. What took me years to see is that jumping feels right when it is *wrong*: a few frames of grace after the edge, a press remembered just before landing, gravity that is heavier on the way down.`,
    },
    {
      kind: "plate",
      imgUrl: "./plates/level-editor.svg",
      alt: "Drawing of a level editor: scene tree and tile palette on the left, a platform level on a grid with a dashed jump arc and a flag at the end.",
      caption: "One screen, one verb: if the dashed arc feels good the rest is decoration.",
    },
    {
      kind: "links",
      items: [
        { title: "itch.io: game jams", url: "https://itch.io/jams", comment: "sort by start date, not by size" },
        {
          title: "Godot Engine documentation",
          url: "https://docs.godotengine.org/en/stable/",
          comment: "do “Your first 2D game” and then break it",
        },
        {
          title: "Ludum Dare",
          url: "https://ldjam.com/",
          comment: "since 2002, lately with pauses; read what the winners say went wrong",
        },
        {
          title: "Global Game Jam",
          url: "https://globalgamejam.org/",
          comment: "each January, in a room with other people",
        },
        {
          title: "Red Blob Games",
          url: "https://www.redblobgames.com/",
          comment: "hex grids and path finding, explained with things you can drag",
        },
        {
          title: "Game Programming Patterns",
          url: "https://gameprogrammingpatterns.com/",
          comment: "Robert Nystrom; free to read online, worth the paper",
        },
        {
          title: "Kenney",
          url: "https://kenney.nl/",
          comment: "public-domain art, so that nobody has to wait for yours",
        },
        {
          title: "OpenGameArt",
          url: "https://opengameart.org/",
          comment: "check the licence of each piece and keep a list",
        },
        {
          title: "PICO-8",
          url: "https://www.lexaloffle.com/pico-8.php",
          comment: "128 by 128 pixels and no room for excuses",
        },
        {
          title: "GDC Vault",
          url: "https://www.gdcvault.com/",
          comment: "many talks are free; the postmortems first",
        },
      ],
    },
    {
      kind: "links",
      title: "References",
      intro: "Before buying, and when it will not start.",
      items: [
        {
          title: "HowLongToBeat",
          url: "https://howlongtobeat.com/",
          comment: "add a third if you read the signs and look behind waterfalls",
        },
        {
          title: "BoardGameGeek",
          url: "https://boardgamegeek.com/",
          comment: "trust the weight rating and the “best with” poll",
        },
        {
          title: "Spiel des Jahres",
          url: "https://www.spiel-des-jahres.de/en/",
          comment: "a winner you can open with the family tonight",
        },
        {
          title: "ProtonDB",
          url: "https://www.protondb.com/",
          comment: "will it run on Linux; the answer is mostly yes now",
        },
        {
          title: "PCGamingWiki",
          url: "https://www.pcgamingwiki.com/",
          comment: "where the save file is, how to skip the logos",
        },
        {
          title: "Can I Play That?",
          url: "https://caniplaythat.com/",
          comment: "accessibility reviews; subtitles and remapping before purchase",
        },
        {
          title: "GOG",
          url: "https://www.gog.com/",
          comment: "old games that start, without a launcher holding the key",
        },
      ],
    },
  ],
});
