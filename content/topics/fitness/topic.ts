import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "fitness",
  title: "Fitness",
  path: "/fitness",
  tilePath: "/blog/fitness",
  description:
    "Why I train, with the studies; a full week written out in sets and reps, six movements, seven workouts to follow and a lesson, and the rules I add weight by.",
  lede: "I train so the tripod gets to the top and my hands are still steady when it does. Here's my week, set by set, and the studies that talked me into it.",
  hue: "oklch(0.69 0.2 22)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A small gym corner with a barbell rack, bench, kettlebells, dumbbells and a coiled rope.",
    summary: "Why it matters, a week in sets and reps, and workouts to follow.",
  },
  blocks: [
    {
      kind: "prose",
      title: "Why it matters",
      intro: "One bad afternoon and five numbers.",
      checked: "2026-11",
      text: `**It started** on the Bright Angel Trail, Grand Canyon, in May 2018. Going down was easy, and I took pictures the whole way.

Coming up, four and a half miles and 3,000 feet (900 m), I sat down at every water stop and then between them. Ines, who was 61 and had a new hip, waited for me at each bend and didn't say a word, which was worse than a word. A mile and a half below the rim she held out her hand for the tripod. I gave it to her. She carried it to the top on her shoulder, like a fishing rod, and bought me a lemonade. On the drive home I asked her what she did, expecting a secret. “Squats,” she said. “And I don't skip Wednesday.”

So now that's my secret, too. A [paramotor](/ppg) puts 60 lb (27 kg) on your back, and then you run. A day of [snowboarding](/snowboarding) is six hours on bent knees, with a chairlift between the sets.

The public-health case is better than my story, and it's worth knowing in numbers. They show where the effort pays off, and nearly all of that is at the bottom of the curve.`,
    },
    {
      kind: "facts",
      items: [
        {
          term: "31 percent",
          text: "of the world's adults did less than the minimum in 2022, up from 23 in 2000, according to [507 surveys of 5.7 million people](https://doi.org/10.1016/S2214-109X(24)00150-5). In the US, counting strength work as well, only [24 percent of adults met the whole guideline](https://www.cdc.gov/nchs/products/databriefs/db443.htm) in 2020.",
        },
        {
          term: "75 minutes a week",
          text: "of brisk walking, half the guideline, went with a 23 percent lower risk of early death than none. The full 150 minutes went with 31 percent; beyond twice that the curve is nearly flat. From [196 articles on 30 million people](https://doi.org/10.1136/bjsports-2022-105669).",
        },
        {
          term: "7,000 steps a day",
          text: "against 2,000: 47 percent lower mortality, 38 percent less dementia, 28 percent fewer falls, in [57 studies reviewed in 2025](https://doi.org/10.1016/S2468-2667(25)00164-1). The famous 10,000 began as the name of a Japanese pedometer.",
        },
        {
          term: "30 to 60 minutes",
          text: "of strength work a week got the most out of it: a 10 to 20 percent lower risk of early death, heart disease and cancer. For diabetes most of the gain came within the first hour. With aerobic training beside it, mortality was 40 percent lower than with neither. From [16 studies](https://doi.org/10.1136/bjsports-2021-105061).",
        },
        {
          term: "6,000 to 8,000 steps",
          text: "a day is where the curve levels off from age sixty on; before sixty it is 8,000 to 10,000, in [15 cohorts](https://doi.org/10.1016/S2468-2667(21)00302-9).",
        },
      ],
    },
    {
      kind: "prose",
      text: `Most of these studies only watch people, and healthy people walk more to begin with. The good ones correct for that as far as they can. Trials, which don't have that problem, do show lower blood pressure, better blood sugar, better sleep and fewer symptoms of depression, and they show it within weeks.

What I take from it: the first walk is worth more than the fifth, two short strength sessions beat none by a mile, and you don't have to love the gym. I don't. Training only places the order, though. Food and sleep deliver, so the other half is [what I eat](/food).`,
    },
    {
      kind: "facts",
      title: "The guideline",
      intro: "WHO 2020 and the US guidelines agree on nearly every line.",
      checked: "2026-11",
      items: [
        {
          term: "Every week",
          text: "150 to 300 minutes of moderate activity, or 75 to 150 of vigorous, or a mix: one vigorous minute counts as two. Ten-minute blocks are no longer required, so the stairs count.",
        },
        {
          term: "Twice a week",
          text: "Muscle-strengthening work for all the major groups: legs, hips, back, abdomen, chest, shoulders and arms.",
        },
        {
          term: "Moderate",
          text: "You can talk but not sing: brisk walking, easy cycling, pushing a mower. For most people that is a mile in 15 to 20 minutes on foot.",
        },
        {
          term: "Vigorous",
          text: "A few words, then a breath: running, laps in the pool, hiking uphill with a pack.",
        },
        { term: "65 and over", text: "The same, plus balance work on about three days a week." },
      ],
    },
    {
      kind: "table",
      title: "A week, written out",
      intro: "Three strength days and 155 easy minutes: both halves of the guideline, with Sunday free.",
      caption:
        "Strength minutes include five of warm-up and one or two light sets of the first lift. Between sets I rest two minutes for the big lifts and one for the others.",
      columns: ["Day", "Session", "Minutes", "Sets × reps"],
      rows: [
        [
          "Monday",
          "**Strength A**",
          "45",
          "squat 3 × 6–10; push-up or bench press 3 × 6–12; row 3 × 8–12; plank 3 × 30–60 seconds",
        ],
        ["Tuesday", "Easy ride or jog", "35", "5 slow, 25 at talking pace, 5 slow"],
        [
          "Wednesday",
          "**Strength B**",
          "45",
          "deadlift 3 × 5–8; overhead press 3 × 6–10; pull-up or pulldown 3 × 5–10; side plank 2 × 30 seconds a side",
        ],
        [
          "Thursday",
          "Brisk walk, then mobility",
          "30 + 15",
          "hip flexors, hamstrings, ankles, chest: 2 × 45 seconds a side",
        ],
        [
          "Friday",
          "**Strength C**",
          "45",
          "dumbbell press 3 × 8–12; one-arm row 3 × 8–12; split squat 2 × 8–12 a leg; farmer's carry 4 × 40 yards",
        ],
        [
          "Saturday",
          "Long day out: hike, ride, board",
          "90 or more",
          "one long easy effort; every fourth week a short one",
        ],
        ["Sunday", "Rest, or a walk with a camera", "0", "none"],
      ],
    },
    {
      kind: "prose",
      text: `Move the days around if you like, but keep the order. The heavy leg work, Monday and Wednesday, sits as far from Saturday's miles as a week allows. Friday's is light and one leg at a time, and no strength day follows another.

**Only ninety minutes?** Strength A and B, and walk everywhere else. **Only twenty minutes?** Alternate two movements without rest, a push and a pull or a squat and a row, three rounds each. **First month?** Two sets of everything, weights that leave five reps unused, and no soreness that lasts into the third day. It'll feel too easy. That's the point: you want there to be a second month.`,
    },
    {
      kind: "table",
      title: "Six movements",
      intro: "Everything in my week is one of these. Find the version you can do eight times with good form.",
      caption:
        "Versions run from easiest to hardest. The cue is what I mutter to myself, and the faults are mostly mine.",
      columns: ["Movement", "Versions", "Cue", "Common fault"],
      rows: [
        [
          "Squat",
          "to a chair, goblet, front, back",
          "spread the floor with your feet",
          "heels lift: raise them on small plates while the ankles learn",
        ],
        [
          "Hinge",
          "bridge, Romanian deadlift, deadlift",
          "push a car door shut with your hips",
          "it turns into a squat: keep the shins upright",
        ],
        [
          "Push",
          "wall, table, knees, floor, bench press",
          "one line from ear to ankle",
          "elbows flare: aim them 45 degrees back",
        ],
        [
          "Pull",
          "band row, dumbbell row, negatives, pull-up",
          "elbows to your back pockets",
          "shrugging: pull the shoulders down first",
        ],
        [
          "Brace",
          "dead bug, plank, side plank, rollout",
          "breathe out until the ribs drop, keep them there",
          "a sagging back: end the set there, not at the minute",
        ],
        ["Carry", "one bag, two dumbbells, up a hill", "walk tall and quietly", "leaning away: take less weight"],
      ],
    },
    {
      kind: "tiles",
      title: "Workout videos",
      intro:
        "Seven workouts and one lesson, all free, most without equipment. I drew one position from each. The loud titles are the makers' own.",
      video: true,
      items: [
        {
          title: "Squat and everything else",
          url: "https://www.youtube.com/watch?v=9FBIaqr7TjQ",
          imgUrl: "./plates/squat.svg",
          alt: "A figure at the bottom of a squat with arms forward and the hip travel marked.",
          comment:
            "“30 Minute Full Body Strength Workout”, Juice & Toya, 30 min: no equipment, an easier version beside each exercise",
        },
        {
          title: "Hinge, with dumbbells",
          url: "https://www.youtube.com/watch?v=xqVBoyKXbsA",
          imgUrl: "./plates/hinge.svg",
          alt: "A figure bent at the hips with a flat back and a dumbbell in each hand, the lift marked beside it.",
          comment:
            "“15 Minute Full Body Dumbbell Workout”, Juice & Toya, 15 min: for a Wednesday that got away from me",
        },
        {
          title: "Push-up",
          url: "https://www.youtube.com/watch?v=0GsVJsS6474",
          imgUrl: "./plates/push-up.svg",
          alt: "A figure at the top of a push-up with a straight back line and the chest travel marked.",
          comment:
            "“You CAN do pushups, my friend!”, Hybrid Calisthenics, 3 min: the lesson. Then do three sets of the first version that's hard",
        },
        {
          title: "Plank and core",
          url: "https://www.youtube.com/watch?v=AnYl6Nk9GOA",
          imgUrl: "./plates/plank.svg",
          alt: "A figure holding a forearm plank under a stopwatch, with sixty seconds marked.",
          comment: "“10 MIN AB WORKOUT // No Equipment”, Pamela Reif, 10 min: no talking and no rests. I pause it",
        },
        {
          title: "Hip mobility",
          url: "https://www.youtube.com/watch?v=jj2AAH6jbHk",
          imgUrl: "./plates/mobility.svg",
          alt: "A figure in a kneeling hip-flexor stretch with both arms overhead.",
          comment: "“12 Minute Hip Mobility Routine”, Tom Merrick, 12 min: the second half of Thursday",
        },
        {
          title: "First yoga",
          url: "https://www.youtube.com/watch?v=v7AYKMP6rOE",
          imgUrl: "./plates/downward-dog.svg",
          alt: "A figure in downward dog, hands and feet on the floor and hips high, with an arrow pointing up.",
          comment: "“Yoga For Complete Beginners”, Yoga With Adriene, 23 min: for the Sunday after a long Saturday",
        },
        {
          title: "Walk indoors",
          url: "https://www.youtube.com/watch?v=u08lo0bESJc",
          imgUrl: "./plates/march.svg",
          alt: "A figure walking in place with one knee lifted to hip height, above a line of even step marks.",
          comment: "“Heart Healthy - 1 Mile Walk”, Walk at Home, 20 min: for ice, smoke and hotel rooms",
        },
        {
          title: "Run, without the road",
          url: "https://www.youtube.com/watch?v=fcN37TxBE_s",
          imgUrl: "./plates/run.svg",
          alt: "A running figure in profile with the length of the stride marked on the ground.",
          comment:
            "“Fat Burning Cardio Workout”, Fitness Blender, 37 min: ignore the title. It's a whole Tuesday when it rains",
        },
      ],
    },
    {
      kind: "timer",
      title: "Interval timer",
      intro: "For anything here you'd time. It keeps going in a background tab.",
      caption:
        "The timed parts of my week, and two for other weeks. There's no rest after the last round. In Couch to 5K, the countdown is your five-minute warm-up walk.",
      presets: [
        {
          title: "Monday's plank",
          comment: "three holds. If your back sags before the bell, you're done",
          rounds: 3,
          work: 60,
          rest: 60,
        },
        {
          title: "Wednesday's side plank",
          comment: "twice a side, with time to turn over",
          rounds: 4,
          work: 30,
          rest: 15,
        },
        {
          title: "Thursday's mobility",
          comment: "hip flexors, hamstrings, ankles, chest: twice a side each",
          rounds: 16,
          work: 45,
          rest: 10,
        },
        {
          title: "Couch to 5K, first week",
          comment: "run a minute, walk a minute and a half",
          rounds: 8,
          work: 60,
          rest: 90,
          ready: 300,
        },
        {
          title: "Two movements, no rest",
          comment:
            "a push and a pull in turn, three times each: 4½ minutes a pair, so a warm-up and three pairs fit into twenty minutes",
          rounds: 6,
          work: 45,
          rest: 0,
        },
      ],
    },
    {
      kind: "goals",
      title: "Progress rules",
      intro: "I write it all down, because my memory adds ten pounds to every bar.",
      items: [
        "**Log every set:** lift, weight, reps, how many were left. A notebook is enough.",
        "**Reps first, then weight.** With 3 × 6–10, a squat at 95 lb (43 kg) goes 6, 6, 6, then one more rep wherever you have it in you. At 10, 10, 10 it becomes 100 lb (45 kg) and starts again at six. Upper-body lifts move by half that step.",
        "**Leave one to three reps unused.** Going to failure on every set gets you a little more muscle and a lot more tired.",
        "**Count hard sets, not exercises.** About ten a week for each large muscle group is plenty; this plan has nine for the back, eight for the legs and six for the chest, and that's been enough for eight years of hobbies.",
        "**Change one thing at a time:** weight, sets, distance or pace. Otherwise you'll never know what hurt.",
        "**Keep easy runs easy.** If you cannot speak in sentences, walk for a minute. Add distance slowly: in [a cohort of 5,200 runners](https://doi.org/10.1136/bjsports-2024-109380) the weekly total mattered less than a single run that was more than ten percent longer than any in the month before.",
        "**Back off every six to eight weeks.** Half the sets for a week. Tendons adapt more slowly than muscle.",
        "**Sleep seven hours or more.** I can find my bad weeks at work in the log without a calendar.",
        "**After a break, restart at two thirds.** What you had comes back much faster than it came the first time.",
        "**Soreness is fine, sharp pain is not.** Sore muscles peak a day or two later and fade. Pain in a joint that changes how you move means stop and find out why.",
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "Chest pain or pressure, fainting, or breathlessness out of all proportion: stop and call 911. If you have a heart condition, or symptoms like these at any time, talk to a doctor before starting.",
    },
    {
      kind: "links",
      title: "Training resources",
      intro: "Pick one program and stay on it for three months. I kept switching, and it cost me a year.",
      items: [
        {
          title: "CDC: adult activity guidelines",
          url: "https://www.cdc.gov/physical-activity-basics/guidelines/adults.html",
          comment: "the official version, with examples",
        },
        {
          title: "The Fitness Wiki: basic beginner routine",
          url: "https://thefitness.wiki/routines/r-fitness-basic-beginner-routine/",
          comment: "start here and ignore the rest of the wiki for a season",
        },
        {
          title: "Bodyweight recommended routine",
          url: "https://www.reddit.com/r/bodyweightfitness/wiki/kb/recommended_routine",
          comment: "all it wants is a floor, a bar and rings. I use it when I travel",
        },
        {
          title: "ExRx exercise directory",
          url: "https://exrx.net/Lists/Directory",
          comment: "looks like 1999, and it's still the best index of movements by muscle",
        },
        {
          title: "Stronger by Science",
          url: "https://www.strongerbyscience.com/",
          comment: "long articles by people who read the methods section",
        },
        {
          title: "NHS Couch to 5K",
          url: "https://www.nhs.uk/better-health/get-active/get-running-with-couch-to-5k/",
          comment: "nine weeks from the couch to 3.1 miles. I did week five three times",
        },
        {
          title: "Target heart rates",
          url: "https://www.heart.org/en/healthy-living/fitness/fitness-basics/target-heart-rates",
          comment: "only an estimate by age. If the talk test disagrees, believe the talk test",
        },
        {
          title: "parkrun",
          url: "https://www.parkrun.com/",
          comment: "a free timed 5 km on Saturday mornings, and nobody minds if you walk",
        },
      ],
    },
    {
      kind: "links",
      title: "Then eat",
      intro: "Because I've tried it the other way.",
      items: [
        {
          title: "Food & nutrition",
          url: "/food",
          comment: "what I cook, and a button that decides dinner when I can't",
        },
        {
          title: "How I eat",
          url: "/food#how-i-eat",
          comment: "where the 0.7 g of protein per pound comes from",
        },
        {
          title: "Recipes",
          url: "/food#recipes",
          comment: "five to follow, and two I've written out with their numbers",
        },
      ],
    },
  ],
});
