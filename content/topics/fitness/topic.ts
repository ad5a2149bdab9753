import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "fitness",
  title: "Fitness",
  path: "/fitness",
  tilePath: "/blog/fitness",
  description:
    "Why I train, the guideline in plain numbers, a week that fits around work, rules for progress, and the teachers and videos I follow.",
  lede: "Three strength days, some easy miles and one long day outside. Boring on paper, which is why it lasts.",
  hue: "oklch(0.69 0.2 22)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "Model of a small gym corner with a barbell rack, bench, kettlebells, dumbbells and a coiled rope.",
    summary: "Why it matters, who to learn from, and workouts to follow.",
  },
  blocks: [
    {
      kind: "prose",
      title: "Why it matters",
      intro: "The evidence is dull, large and all points the same way.",
      text: `I train so that the other pages of this site stay possible. A paramotor weighs as much as a full expedition pack and wants to be run with. A day of snowboarding is a thousand quarter squats. A tripod gets heavier every year unless you do something about it.

The public-health case is better than mine. Regular activity lowers the risk of heart disease, stroke, type 2 diabetes, several cancers and depression, and improves sleep within days. The steepest part of the curve is at the bottom: going from nothing to a little buys more than going from a lot to more. The World Health Organization estimates that nearly a third of adults do not reach even the minimum.

What I would tell myself ten years ago: consistency beats intensity, walking counts, and strength is the part people skip and miss later. Training only breaks the plaster, though. Food and sleep do the repairs, so the other half of this page is [what I eat](/food).`,
    },
    {
      kind: "facts",
      items: [
        {
          term: "Every week",
          text: "At least 150 minutes of moderate activity, or 75 of vigorous, or a mix. One vigorous minute counts as two moderate ones. Going towards 300 minutes brings more benefit, though less for each extra hour.",
        },
        {
          term: "Twice a week",
          text: "Muscle-strengthening work for all the major groups: legs, hips, back, abdomen, chest, shoulders and arms.",
        },
        {
          term: "Moderate",
          text: "You can talk but not sing: brisk walking, easy cycling, mowing with a push mower.",
        },
        {
          term: "Vigorous",
          text: "A few words, then a breath: running, fast cycling, laps in the pool, hiking uphill with a pack.",
        },
        {
          term: "65 and over",
          text: "The same, plus balance work, which the WHO wants on three or more days a week.",
        },
      ],
    },
    {
      kind: "links",
      title: "Training resources",
      intro: "Free unless they say otherwise. Pick one programme and stay on it for three months.",
      items: [
        {
          title: "CDC: adult activity guidelines",
          url: "https://www.cdc.gov/physical-activity-basics/guidelines/adults.html",
          comment: "the numbers above, with examples",
        },
        {
          title: "WHO: physical activity",
          url: "https://www.who.int/news-room/fact-sheets/detail/physical-activity",
          comment: "the same advice for every age, two minutes to read",
        },
        {
          title: "The Fitness Wiki",
          url: "https://thefitness.wiki/",
          comment: "start with the basic beginner routine, ignore the rest for a season",
        },
        {
          title: "Bodyweight recommended routine",
          url: "https://www.reddit.com/r/bodyweightfitness/wiki/kb/recommended_routine",
          comment: "a floor, a bar and rings; good for hotel weeks",
        },
        {
          title: "ExRx exercise directory",
          url: "https://exrx.net/Lists/Directory",
          comment: "looks like 1999, still the best index of movements by muscle",
        },
        {
          title: "ACE exercise library",
          url: "https://www.acefitness.org/resources/everyone/exercise-library/",
          comment: "filter by body part and equipment",
        },
        {
          title: "Stronger by Science",
          url: "https://www.strongerbyscience.com/",
          comment: "long articles by people who read the methods section",
        },
        {
          title: "NHS Couch to 5K",
          url: "https://www.nhs.uk/better-health/get-active/get-running-with-couch-to-5k/",
          comment: "nine weeks; repeat a week whenever you like, nobody checks",
        },
        {
          title: "Target heart rates",
          url: "https://www.heart.org/en/healthy-living/fitness/fitness-basics/target-heart-rates",
          comment: "an age-based estimate, so the talk test wins when they disagree",
        },
        {
          title: "parkrun",
          url: "https://www.parkrun.com/",
          comment: "a free timed 5 km on Saturday mornings; walkers welcome",
        },
      ],
    },
    {
      kind: "tiles",
      title: "Workout videos",
      intro: "Five movements, five teachers. Watch once with the sound on, then just move.",
      video: true,
      items: [
        {
          title: "Squat",
          url: "https://www.youtube.com/@SquatUniversity",
          imgUrl: "./plates/squat.svg",
          alt: "Drawing of a figure at the bottom of a squat with arms forward and the hip travel marked.",
          comment: "Squat University: a physical therapist on depth, knees and stiff ankles",
        },
        {
          title: "Push-up",
          url: "https://www.youtube.com/@HybridCalisthenics",
          imgUrl: "./plates/push-up.svg",
          alt: "Drawing of a figure at the top of a push-up with a straight back line and the chest travel marked.",
          comment: "Hybrid Calisthenics: starts at the wall, ends on one arm, kind throughout",
        },
        {
          title: "Plank",
          url: "https://www.fitnessblender.com/videos",
          imgUrl: "./plates/plank.svg",
          alt: "Drawing of a figure holding a forearm plank under a stopwatch, with sixty seconds marked.",
          comment: "Fitness Blender: filter for core and ten minutes",
        },
        {
          title: "Mobility",
          url: "https://www.youtube.com/@yogawithadriene",
          imgUrl: "./plates/mobility.svg",
          alt: "Drawing of a figure in a kneeling hip-flexor stretch with both arms overhead.",
          comment: "Yoga With Adriene: the only stretching I have ever kept up",
        },
        {
          title: "Run",
          url: "https://www.youtube.com/@runningchannel",
          imgUrl: "./plates/run.svg",
          alt: "Drawing of a running figure in profile with the length of the stride marked on the ground.",
          comment: "The Running Channel: form, pacing and shoes, in that order",
        },
      ],
    },
    {
      kind: "table",
      title: "Weekly plan",
      intro: "Three strength days and 155 easy minutes: both halves of the guideline, with Sunday free.",
      caption: "An ordinary week. Days move about; the order of hard and easy does not.",
      columns: ["Day", "Session", "Minutes", "What it is for"],
      rows: [
        ["Monday", "Strength A: squat, push-up or bench press, row", "45", "three sets of each, two minutes between"],
        ["Tuesday", "Easy ride or jog", "35", "slow enough to hold a conversation"],
        [
          "Wednesday",
          "Strength B: deadlift, overhead press, pull-up",
          "45",
          "bands for the pull-ups until they are not needed",
        ],
        ["Thursday", "Brisk walk, then hips and shoulders on the floor", "30 + 15", "undoes the desk"],
        ["Friday", "Strength A or B, whichever is due", "45", "finish with a one-minute plank"],
        ["Saturday", "Long day out: hike, ride, [board](/snowboarding)", "90 or more", "the reason for the other six"],
        ["Sunday", "Nothing, or a walk with a camera", "0", "rest, which is when the training takes"],
      ],
    },
    {
      kind: "prose",
      text: `Short of time, I keep two of the strength sessions and walk everywhere else. Warm-up is five easy minutes and one or two light sets of whatever comes first. New to all this, start with half the sets and let the first month feel too easy; it is the month that decides whether there will be a second.`,
    },
    {
      kind: "goals",
      title: "Progress rules",
      intro: "Written down, because in the gym I lie to myself.",
      items: [
        "**Log every set.** A notebook is enough. What is not written down is remembered as heavier.",
        "**Reps first, then weight.** Work in a range, say 6 to 10. When every set reaches the top with good form, add the smallest plates and start again at the bottom.",
        "**Leave one to three reps in the tank.** Most of the gain, far less of the wreckage.",
        "**Change one thing at a time:** weight, sets, distance or pace. Otherwise you will never know what hurt.",
        "**Run slower than feels dignified.** Add distance gradually; the famous ten per cent a week is a rule of thumb, not a law.",
        "**Back off every six to eight weeks.** Half the sets for a week. Tendons adapt more slowly than muscle and send the bill later.",
        "**Sleep seven hours or more.** It is the only legal performance enhancer that is also free.",
        "**After a break, restart at two thirds.** What you had comes back much faster than it came the first time.",
        "**Soreness is fine, sharp pain is not.** Sore muscles peak a day or three later and fade. Pain in a joint that changes how you move means stop and find out why.",
      ],
    },
    {
      kind: "note",
      tone: "caution",
      text: "Chest pain or pressure, fainting, or breathlessness out of all proportion: stop and call the emergency number. If you have a heart condition, or symptoms like these at any time, talk to a doctor before starting.",
    },
    {
      kind: "links",
      title: "Then eat",
      intro: "Lifting is the request. Dinner is the answer.",
      items: [
        {
          title: "Food & nutrition",
          url: "/food",
          comment: "protein per kilogram, batch cooking, and a button that decides dinner",
        },
        {
          title: "How I eat",
          url: "/food#how-i-eat",
          comment: "the numbers: 1.6 g of protein per kilogram, and more beans",
        },
        {
          title: "Recipes",
          url: "/food#recipes",
          comment: "five that survive a tired cook",
        },
      ],
    },
  ],
});
