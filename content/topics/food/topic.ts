import { defineTopic } from "ridgeline";
import { foods } from "./foods.ts";

export const topic = defineTopic({
  slug: "food",
  title: "Food & nutrition",
  path: "/food",
  tilePath: "/blog/food",
  description:
    "A random food picker, five recipes to follow and two written out with their protein and fiber, safe kitchen temperatures, and the sources behind them.",
  lede: "I eat mostly plants and try to get enough protein. Some evenings I can't even decide what's for dinner, so there's a button for that.",
  hue: "oklch(0.8 0.2 136)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A rice bowl with egg, salmon, avocado and greens on a wooden board.",
    summary: "What I eat, how I cook it, and a button for the nights I can't decide.",
  },
  blocks: [
    {
      kind: "food-picker",
      title: "Can't decide?",
      id: "cannot-decide",
      intro: "One pick from each of seven groups. Below: what 100 g (3½ oz) of each gets you.",
      foods,
    },
    {
      kind: "facts",
      items: [
        {
          term: "Protein",
          text: "Canned beans 7 g of protein and 7 of fiber, cooked lentils 9 and 8, firm tofu up to 17, tempeh 20. Of the three protein groups, it's the only one with any fiber to speak of.",
        },
        {
          term: "Animal protein",
          text: "Cooked: chicken breast 31 g, shrimp 24, salmon 22; two large eggs 13. No fiber in any of them.",
        },
        {
          term: "Dairy protein",
          text: "Skyr 11 g, Greek yogurt 10, cottage cheese 11, milk 3. Parmesan has 36, so one ounce matches 100 g of Greek yogurt.",
        },
        {
          term: "Carbs",
          text: "Fruit, whole. Fiber: blackberries 5 g, pears 3, apples 2.4, watermelon 0.4. Dates have 7 g, along with 66 g of sugar.",
        },
        {
          term: "Starchy carbs",
          text: "Fiber, cooked: bulgur 4.5 g, whole-wheat pasta 3.9, brown rice 1.6, white rice 0.4. Dry oats have 10.",
        },
        {
          term: "Fibrous carbs",
          text: "Artichokes 5.7 g, Brussels sprouts 3.8, broccoli 2.6, zucchini 1. Half the plate, whatever the button says.",
        },
        {
          term: "Fats",
          text: "Olive oil is 120 kcal a tablespoon, almonds 160 an ounce. Chia has 34 g of fiber per 100 g, avocado 7, oil none.",
        },
      ],
    },
    {
      kind: "tiles",
      title: "Recipes",
      intro: "Each drawing opens one recipe. Follow it to the letter the first time, then do as you like.",
      items: [
        {
          title: "Bean chili",
          url: "https://cookieandkate.com/vegetarian-chili-recipe/",
          imgUrl: "./plates/chilli-bowl.svg",
          alt: "A bowl of bean chili from above, with sour cream, a chili pepper and a lime wedge beside it.",
          comment: "the one I learned on, before I wrote out my own",
        },
        {
          title: "Overnight oats",
          url: "https://www.bbcgoodfood.com/recipes/overnight-oats",
          imgUrl: "./plates/overnight-oats.svg",
          alt: "A jar of layered oats, berries and yogurt with a spoon beside it.",
          comment: "the plain version. Mine, with 28 g of protein, is further down",
        },
        {
          title: "Sheet-pan salmon",
          url: "https://www.acouplecooks.com/salmon-and-asparagus/",
          imgUrl: "./plates/sheet-pan-salmon.svg",
          alt: "A sheet pan from above with two salmon fillets, asparagus and lemon slices.",
          comment: "with asparagus, in 20 minutes at 400 °F, which is about 200 °C",
        },
        {
          title: "Dal",
          url: "https://www.indianhealthyrecipes.com/dal-tadka/",
          imgUrl: "./plates/dal.svg",
          alt: "A bowl from above, half dal and half rice, with a naan at its side.",
          comment: "the cheapest good dinner I know, but don't skip the spiced butter at the end",
        },
        {
          title: "Yogurt pancakes",
          url: "https://www.allrecipes.com/recipe/244286/greek-yogurt-pancakes/",
          imgUrl: "./plates/skyr-pancakes.svg",
          alt: "A stack of pancakes with syrup, a spoonful of yogurt and berries on top.",
          comment: "it says Greek yogurt, but skyr works spoon for spoon",
        },
      ],
    },
    {
      kind: "table",
      title: "Chili in full",
      intro:
        "Three kinds of beans, five portions, about an hour, 15 minutes of it chopping. A portion: 16 g of protein, 16 g of fiber, about 340 kcal.",
      caption:
        "How the grams are worked out: weight × the USDA value per 100 g ÷ 100, so 794 g of tomatoes × 1.64 ÷ 100 = 13.0 g of protein. Also: salt, 1 cup (240 g) of water, a lime.",
      columns: ["Ingredient", "Protein", "Fiber"],
      rows: [
        ["2 tablespoons olive oil (27 g)", "0 g", "0 g"],
        ["1 large onion, diced (150 g)", "1.7 g", "2.5 g"],
        ["1 large red bell pepper, diced (160 g)", "1.6 g", "3.4 g"],
        ["2 medium carrots, diced (120 g)", "1.1 g", "3.4 g"],
        ["4 cloves garlic, minced (12 g)", "0.8 g", "0.3 g"],
        ["2 tablespoons tomato paste (33 g)", "1.4 g", "1.4 g"],
        ["2 tablespoons chili powder (16 g)", "2.2 g", "5.6 g"],
        ["1 tablespoon ground cumin (6 g)", "1.1 g", "0.6 g"],
        ["28-ounce can crushed tomatoes (794 g)", "13.0 g", "15.1 g"],
        ["15-ounce can black beans (255 g drained)", "17.6 g", "17.1 g"],
        ["15-ounce can kidney beans (255 g drained)", "20.3 g", "14.0 g"],
        ["15-ounce can pinto beans (255 g drained)", "17.1 g", "18.1 g"],
        ["The pot, with the water: about 5 lb (2.3 kg)", "**77.9 g**", "**81.5 g**"],
        ["One of five: a scant 2 cups (460 g)", "**15.6 g**", "**16.3 g**"],
      ],
    },
    {
      kind: "steps",
      items: [
        {
          title: "Soften, 10 minutes",
          text: "Oil in a 5-quart pot over medium heat. Onion, pepper, carrots and ¾ teaspoon of salt, until the onion is translucent and brown at the edges. The salt draws water, so nothing burns while you open cans.",
        },
        {
          title: "Fry the spices, 2 minutes",
          text: "Garlic, tomato paste, chili powder and cumin, stirring until the paste turns brick red. Their flavors dissolve in fat and barely in water, so if you skip this they never quite show up.",
        },
        {
          title: "Simmer, 30 minutes",
          text: "Add the tomatoes, the rinsed beans and the water, and scrape the bottom. Lid ajar, a lazy bubble, a stir every five minutes.",
        },
        {
          title: "Finish",
          text: "Mash a ladleful of beans against the side to thicken the rest. Juice of half the lime, then taste for salt, in that order: acid does half of salt's work. Sour cream on top, or ¼ cup (60 g) of skyr for 6 g more protein. With the skyr, an ounce of cheddar and two corn tortillas on the side, the plate's at 31 g, and that makes it one of my [four meals](#how-i-eat).",
        },
        {
          title: "Keep",
          text: "Four days in the fridge, three months in the freezer. It's better on the second day.",
        },
      ],
    },
    {
      kind: "prose",
      text: `**Why it says cans.** New Year's weekend 2022, a rented house in Leadville, Colorado, eight of us back from the snow, and dinner was mine. I'd brought dried black beans, soaked since breakfast, and I'd promised seven o'clock. Leadville is above 10,000 feet. Water boils at about 193 °F up there, and beans take that personally. At seven they rattled. At nine they still rattled, in what had become a very good sauce. Rosa, who'd been patient for a whole bag of tortilla chips, put her boots back on, walked to the grocery through the snow and came back with nine cans in her backpack. We ate at half past. She'd also picked up a lime, because I'd forgotten one, and it's been in the recipe ever since. I own a pressure cooker now. I still open cans.`,
    },
    {
      kind: "table",
      title: "Oats in full",
      intro: "One jar of overnight oats: five minutes and a night. 28 g of protein, 12 g of fiber, about 390 kcal.",
      caption: "Same math. The skyr is from the label; brands run 15 to 17 g.",
      columns: ["Ingredient", "Protein", "Fiber"],
      rows: [
        ["½ cup rolled oats (40 g)", "5.3 g", "4.0 g"],
        ["5.3-ounce tub plain skyr (150 g)", "16.0 g", "0 g"],
        ["½ cup 1% milk (122 g)", "4.1 g", "0 g"],
        ["1 tablespoon chia seeds (12 g)", "2.0 g", "4.1 g"],
        ["½ cup raspberries (62 g)", "0.7 g", "4.0 g"],
        ["The jar (386 g)", "**28.1 g**", "**12.1 g**"],
      ],
    },
    {
      kind: "steps",
      items: [
        {
          title: "Stir, in the evening",
          text: "Oats, chia, milk and a pinch of salt in a pint jar. Wait two minutes and stir again, or the chia sets in one lump at the bottom. Then the skyr.",
        },
        {
          title: "Wait, 4 to 8 hours",
          text: "In the fridge. Quick oats turn to paste and steel-cut ones stay gravel. You want old-fashioned rolled oats.",
        },
        {
          title: "Top, in the morning",
          text: "Raspberries. Frozen ones can go in the night before, straight from the bag. A sealed jar keeps three days, so I make three.",
        },
      ],
    },
    {
      kind: "prose",
      title: "How I eat",
      intro: "Four habits. None of them needs an app.",
      checked: "2026-11",
      text: `**Protein first.** I aim for 0.7 g per pound of body weight a day (1.6 g/kg). At 75 kg (165 lb) that's 120 g, or four meals of 30 g: a 5-ounce can of albacore tuna (chunk light has 20 to 23 g), a chicken thigh and a half, two tubs of skyr, or two thirds of a block of firm tofu.

The number has a history. The old US allowance, 0.8 g per kilogram, keeps most healthy adults out of deficiency; the [federal guidelines of January 2026](https://odphp.health.gov/our-work/nutrition-physical-activity/dietary-guidelines/current-dietary-guidelines) suggest 1.2 to 1.6. For people who train, the sports-nutrition position stand says 1.4 to 2.0 g/kg, and a large pooled analysis found that muscle gains level off at about 1.6, with some uncertainty up to 2.2. Anyone with kidney disease should ask a doctor before copying me. The training half of the story is on the [fitness page](/fitness).

**Then fiber.** The number I use is 14 g per 1,000 kcal, so roughly 25 to 38 g a day for most adults. It comes from the older guidelines; the 2026 ones say kind things about fiber and give no figure. The average American eats about half that much. A bowl of the chili is half a day's worth, a jar of the oats about a third. Go up over a couple of weeks and drink water, because your gut needs about that long to get used to it.

**Cook twice, eat all week.** On Sunday, and again on a smaller scale on Wednesday, I make a pot of beans or lentils, a tray of vegetables, a starch and a loud sauce. The parts mix: the same lentils become dal, a salad and a soup. What I won't eat within three days goes into the freezer the same evening, flat in labeled bags, which thaw in a bowl of cold water in half an hour instead of overnight.

**Cool fast, reheat hot.** Bacteria grow fastest between 40 and 140 °F (4 and 60 °C), so cooked food goes into the fridge within two hours, or within one if it is hotter than 90 °F outside. Shallow boxes cool faster than a deep pot. Rice is the one to hurry with: the bacterial spores it carries survive boiling, and the toxin they make survives reheating, so I spread it on a tray, chill it within the hour and finish it the next day. Other leftovers last three to four days. Dried kidney beans are toxic until they have been soaked, drained and boiled hard in fresh water; the FDA says thirty minutes. A slow cooker alone does not get hot enough. Canned ones are already safe.`,
    },
    {
      kind: "table",
      caption: "Temperatures I cook and keep to, from the US food-safety charts. Measure in the thickest part.",
      columns: ["Food", "Inside", "Remark"],
      rows: [
        ["Poultry, any cut", "165 °F (74 °C)", "whole, ground or stuffed"],
        ["Leftovers and casseroles", "165 °F (74 °C)", "stir, then measure again"],
        ["Ground beef, pork, lamb", "160 °F (71 °C)", "burgers and sausages too"],
        ["Egg dishes", "160 °F (71 °C)", "quiche, strata, frittata"],
        ["Steaks, chops, roasts", "145 °F (63 °C)", "then rest for three minutes"],
        ["Fish", "145 °F (63 °C)", "or opaque and flaking with a fork"],
        ["Hot food, kept hot", "140 °F (60 °C) or above", "buffets and slow cookers"],
        ["Fridge", "40 °F (4 °C) or below", "measure the middle shelf; the door runs warmer"],
        ["Freezer", "0 °F (−18 °C)", "safe indefinitely, at its best for three months or so"],
      ],
    },
    {
      kind: "links",
      title: "How-to",
      intro: "If you only read one page, make it this one.",
      items: [
        {
          title: "Meal prep guide, Harvard Nutrition Source",
          url: "https://nutritionsource.hsph.harvard.edu/meal-prep/",
          comment:
            "what to plan, what to cook first and how long it keeps. My Sunday and Wednesday are the short version",
        },
      ],
    },
    {
      kind: "links",
      title: "Nutrition",
      intro: "Sources that show their work.",
      items: [
        {
          title: "USDA FoodData Central",
          url: "https://fdc.nal.usda.gov/",
          comment: "what's in any food. I trust the Foundation entries over the branded ones",
        },
        {
          title: "The Nutrition Source",
          url: "https://nutritionsource.hsph.harvard.edu/",
          comment: "plain language from Harvard, with the references at the bottom",
        },
        {
          title: "Protein and training gains, Morton et al. 2018",
          url: "https://doi.org/10.1136/bjsports-2017-097608",
          comment: "the 1.6 g/kg paper, with its wide confidence interval",
        },
        {
          title: "ISSN position stand on protein and exercise",
          url: "https://doi.org/10.1186/s12970-017-0177-8",
          comment: "open access, with a bullet summary on page one",
        },
        {
          title: "NIH dietary supplement fact sheets",
          url: "https://ods.od.nih.gov/factsheets/list-all/",
          comment: "read before buying a tub of anything",
        },
        {
          title: "Micronutrient Information Center",
          url: "https://lpi.oregonstate.edu/mic",
          comment: "vitamins and minerals, one long careful page each",
        },
        {
          title: "Safe minimum internal temperatures",
          url: "https://www.foodsafety.gov/food-safety-charts/safe-minimum-internal-temperatures",
          comment: "the chart behind my table",
        },
        {
          title: "Cold food storage chart",
          url: "https://www.foodsafety.gov/food-safety-charts/cold-food-storage-charts",
          comment: "how long things keep, in the fridge and in the freezer",
        },
      ],
    },
    {
      kind: "links",
      title: "Recipe sources",
      intro: "Where dinner comes from when the button's no help.",
      items: [
        { title: "Serious Eats", url: "https://www.seriouseats.com/", comment: "tells you what each step is for" },
        { title: "Budget Bytes", url: "https://www.budgetbytes.com/", comment: "works out what a portion costs" },
        {
          title: "Cookie and Kate",
          url: "https://cookieandkate.com/",
          comment: "vegetarian food that meat eaters finish",
        },
        {
          title: "RecipeTin Eats",
          url: "https://www.recipetineats.com/",
          comment: "weeknight dinners that work the first time",
        },
        {
          title: "Just One Cookbook",
          url: "https://www.justonecookbook.com/",
          comment: "Japanese home cooking, patiently explained",
        },
        {
          title: "The Woks of Life",
          url: "https://thewoksoflife.com/ma-po-tofu-real-deal/",
          comment: "a family's Chinese kitchen, and I'd start with this mapo tofu",
        },
        {
          title: "King Arthur Baking",
          url: "https://www.kingarthurbaking.com/learn/ingredient-weight-chart",
          comment: "weigh the flour: this chart says what a cup of anything should weigh",
        },
        {
          title: "Fresh Off the Grid",
          url: "https://www.freshoffthegrid.com/",
          comment: "dinners to dry at home and bring back to life with hot water at camp",
        },
      ],
    },
    {
      kind: "words",
      title: "Food names",
      intro: "A shopping list in five aisles, for when your mind goes blank at the store.",
      groups: [
        {
          title: "Proteins",
          items: [
            "Black beans",
            "Chicken thigh",
            "Chickpeas",
            "Cod",
            "Edamame",
            "Eggs",
            "Ground turkey",
            "Lentils",
            "Mussels",
            "Salmon",
            "Sardines",
            "Seitan",
            "Shrimp",
            "Tempeh",
            "Tofu",
            "Tuna",
          ],
        },
        {
          title: "Dairy",
          items: [
            "Buttermilk",
            "Cheddar",
            "Cottage cheese",
            "Feta",
            "Greek yogurt",
            "Halloumi",
            "Kefir",
            "Milk",
            "Mozzarella",
            "Paneer",
            "Parmesan",
            "Quark",
            "Ricotta",
            "Skyr",
          ],
        },
        {
          title: "Starches and carbs",
          items: [
            "Barley",
            "Basmati rice",
            "Bulgur",
            "Corn tortillas",
            "Couscous",
            "Polenta",
            "Potatoes",
            "Quinoa",
            "Rolled oats",
            "Rye bread",
            "Soba noodles",
            "Sourdough",
            "Sweet potato",
            "Whole-wheat pasta",
          ],
        },
        {
          title: "Fruits",
          items: [
            "Apple",
            "Apricot",
            "Banana",
            "Blackberries",
            "Blueberries",
            "Cherries",
            "Dates",
            "Grapefruit",
            "Kiwi",
            "Lemon",
            "Mango",
            "Orange",
            "Peach",
            "Pear",
            "Plum",
            "Raspberries",
          ],
        },
        {
          title: "Vegetables",
          items: [
            "Asparagus",
            "Beets",
            "Broccoli",
            "Brussels sprouts",
            "Carrot",
            "Cauliflower",
            "Eggplant",
            "Fennel",
            "Green beans",
            "Kale",
            "Leek",
            "Mushrooms",
            "Red bell pepper",
            "Red cabbage",
            "Spinach",
            "Zucchini",
          ],
        },
      ],
    },
  ],
});
