import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "3d-art",
  title: "3D art",
  path: "/blog/3d-art",
  aliases: ["/3d"],
  tilePath: "/blog/3d-art",
  description:
    "Finished dioramas from Blender and how they are made: block-out, bevels, UVs, materials, three-point light, render settings, a learning path and free sources.",
  lede: "Small scenes I built in Blender and actually finished. It's photography for rainy days, with the sun on a slider.",
  hue: "oklch(0.75 0.16 2)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A white curly-haired bust on a turntable, its right half a turquoise wire mesh, among a cube, a cone, a ring, a tablet and three axis arrows.",
    summary: "Dioramas from Blender, and how each was made.",
  },
  blocks: [
    {
      kind: "prose",
      title: "Why",
      intro: "What a virtual lamp teaches you about a real one.",
      text: `I came to 3D from photography because I wanted to move the sun. A renderer lets you, and then it shows you exactly what you've done: where the shadow edge goes soft, why a wall of the wrong color tints a face, how a rim of light pulls a shape off its background.

What I keep coming back to is the diorama: a scene on a small base, with an edge where the world stops. Past the edge there's nothing to model. That's why I finish these.`,
    },
    {
      kind: "prose",
      title: "Finished work",
      id: "work",
      intro: "Nine of the thirteen dioramas on this site, and what each one taught me.",
      text: `There's no scene file behind any of these. Each is a Python script that builds everything from nothing in Blender 3.4 and hands it to Cycles, so changing my mind means editing a line. All thirteen call the same light, a function of eight lines, with a sun as its key. It comes from the upper left, which is why every shadow falls to the right. Only the backdrop changes, because it takes the topic's color, and that color spills onto everything pale.`,
    },
    {
      kind: "images",
      large: true,
      items: [
        {
          imgUrl: "./finished/ppg.webp",
          alt: "A paramotor pilot under a striped orange wing above a small landscape with a river, fields, a house and a snowy peak.",
          title: "Paramotor",
          comment:
            "rock and fields are painted right on the vertices, so their edges are as coarse as the mesh. From up there you can't tell",
        },
        {
          imgUrl: "./finished/camp.webp",
          alt: "A glowing orange tent, a lantern and a pink campfire beside a pond cut off at the edge of the base, pines behind.",
          title: "Camp",
          comment:
            "the fire is five teardrop meshes that came out as a flower, and I kept it. Please don't pitch a real tent this close to a real one",
        },
        {
          imgUrl: "./finished/snowboarding.webp",
          alt: "A snowboarder in an orange jacket carves down a white slope, spray of round snow behind the board, pines above.",
          title: "Snowboarder",
          comment:
            "the spray is a loop that leaves little balls at random places. The snow is only 0.8 white, and the blue on its side is the backdrop bouncing back",
        },
        {
          imgUrl: "./finished/games.webp",
          alt: "An arcade cabinet with a bright pixel landscape on its screen, beside a stool, a console, cartridges and a controller.",
          title: "Arcade",
          comment:
            "the screen is a tiny picture with its interpolation set to Closest. Blender's default, Linear, smears every pixel",
        },
        {
          imgUrl: "./finished/food.webp",
          alt: "A teal bowl of rice with egg, salmon, avocado, tomatoes and greens on a wooden board with chopsticks and a lime.",
          title: "Rice bowl",
          comment: "a Python loop lays the rice, grain after grain. No physics, no simulation, no patience needed",
        },
        {
          imgUrl: "./finished/3d-printing.webp",
          alt: "A 3D printer prints an orange boat, with spools, gears, a toy rocket and a violet vase around it.",
          title: "Printer",
          comment:
            "the layer lines are real geometry. A bump map would shade the surface and leave the outline smooth, and the outline is where you look",
        },
        {
          imgUrl: "./finished/drones.webp",
          alt: "A white camera drone hovers over a round landing pad with a large H, small trees and pines around it.",
          title: "Camera drone",
          comment: "I left the propellers standing still. Blurred, they'd be four gray plates in front of the motors",
        },
        {
          imgUrl: "./finished/house.webp",
          alt: "A cut-open living room: a cat asleep on a red couch, a glowing floor lamp, bookshelf, round rug, toolbox and robot vacuum.",
          title: "Living room",
          comment:
            "two walls and half a roof, so nothing stands between the lamp and you. Its glow is one point light in #FFC27A, which is hex for cozy",
        },
        {
          imgUrl: "./finished/finance.webp",
          alt: "Growing stacks of gold coins, a seedling on the tallest, with a piggy bank, a violet safe, a chart and a pencil.",
          title: "Savings",
          comment:
            "one coin, copied, with a little random turn each time. It's half metal: real gold shows you only what it mirrors, and here that's mostly backdrop",
        },
      ],
    },
    {
      kind: "models",
      title: "In your hands",
      id: "models",
      intro: "Three parts of the dioramas as glTF. Grab one and look behind it.",
      items: [
        {
          title: "The drone",
          slug: "drone",
          file: "./models/drone.glb",
          imgUrl: "./models/drone.webp",
          alt: "A white camera drone with orange trim, four dark propellers and a round camera under its nose.",
          comment: "half of the scene's 43,000 triangles. The round parts lost the most and show it least",
        },
        {
          title: "The pickup",
          slug: "pickup",
          file: "./models/pickup.glb",
          imgUrl: "./models/pickup.webp",
          alt: "A teal pickup truck from behind, its black folding bed cover half open over two boxes.",
          comment:
            "under a fifth of the original 102,700 triangles, and still in its first color. It went orange for the diorama",
        },
        {
          title: "The tent",
          slug: "tent",
          file: "./models/tent.glb",
          imgUrl: "./models/tent.webp",
          alt: "A small ridge tent of orange and cream canvas on crossed wooden poles, its front flaps open.",
          comment: "all of its triangles, because cloth doesn't need many. Turn it and look inside",
          turn: 28,
        },
      ],
    },
    {
      kind: "plate",
      title: "A diorama",
      id: "diorama",
      intro: "Seven stages. Most of the picture is decided in the first and the last three.",
      imgUrl: "./plates/diorama-stages.svg",
      alt: "One small scene in three stages: plain boxes, then a hut and a pine in detail, then the same with color, light and shadow.",
      caption:
        "Boxes, detail, light, all from one camera. Now and then I flip back to the boxes to see what the detail has buried.",
    },
    {
      kind: "steps",
      items: [
        {
          title: "Block it out",
          text: "Plain boxes, one gray material, one camera. Twenty minutes at most. Squint at it: you should see one large shape, one medium and a few small ones. Save five versions, sleep on them, and keep one.",
        },
        {
          title: "Give it form",
          text: "Replace boxes one at a time. Subdivision quadruples the faces at each level (6, 24, 96, 384 for a cube), so model with few points and let the modifier do the rounding; two levels are enough for most things. Then bevel every edge that the light can reach, by about 1% of the object's size. That thin highlight along a bevel is most of what makes a thing look solid.",
          imgUrl: "./plates/subdivision.svg",
          alt: "A cube and its first three subdivisions, numbered zero to three, each rounder than the last until it is nearly a sphere.",
        },
        {
          title: "Unwrap",
          text: "Put seams where a tailor would: along edges, at the back, under the base. Lay a checker texture over it first. Squares that stay square and stay the same size everywhere mean the unwrap is good; stretched ones will stretch your wood grain too.",
          imgUrl: "./plates/uv-unwrap.svg",
          alt: "A checked cube with faces numbered one to three beside its flat net of six numbered faces inside the unit square.",
        },
        {
          title: "Mix materials",
          text: "Start with roughness, not color: it's what separates wet from dry and plastic from stone. Metallic should be 0 or 1. (My coins are at about a half. They're a cartoon, and they know it.) Keep base colors away from the ends, since fresh snow reflects about 0.8 and charcoal about 0.04. Feed one noise texture into both color and bump, and the stains end up where the dents are.",
          imgUrl: "./plates/node-graph.svg",
          alt: "Node graph: a noise texture and a color ramp feed a mixer and a bump node, which feed a shader shown as a lit ball.",
        },
        {
          title: "Light it",
          text: "Key lamp first, about 45 degrees off the camera and above it, everything else switched off. Then a fill from the other side at a quarter of its strength, which is two stops. Then a rim from behind. The larger the lamp is as seen from the subject, the softer its shadow, so moving it closer and making it larger do the same for the edge.",
          imgUrl: "./plates/three-point-light.svg",
          alt: "Plan of a three-point light: key lamp 45 degrees off the camera axis, fill lamp on the other side, rim lamp behind the round subject.",
        },
        {
          title: "Choose the lens",
          text: "On a 36 mm wide sensor a 24 mm lens sees about 74 degrees, 50 mm about 40 and 135 mm about 15. Dioramas look like objects on a table from 85 mm up, camera well back; below 35 mm you're standing inside them. Depth of field tells the eye how big a thing is: a shallow one says a few inches, so use it sparingly and keep the whole subject sharp.",
          imgUrl: "./plates/focal-lengths.svg",
          alt: "Plan of a camera with three nested fields of view for 24, 50 and 135 millimeter lenses over a scene of trees and a hut.",
        },
        {
          title: "Render, then wait a day",
          text: "Look at the picture the next morning, small, in gray, and mirrored. Whatever jumps out at you is what strangers see first. Fix that one thing and stop.",
        },
      ],
    },
    {
      kind: "table",
      title: "Render settings",
      intro: "My starting points for a still in Blender's Cycles. Names and defaults move a little between versions.",
      caption: "Draft and final settings for a still",
      columns: ["Setting", "Draft", "Final", "Why"],
      rows: [
        ["Noise threshold", "0.1", "0.01 to 0.02", "The real quality control: a pixel stops when it is clean enough"],
        ["Max samples", "64", "512 to 1024", "Only a ceiling for the pixels that never get clean"],
        [
          "Denoiser",
          "on",
          "on, with albedo and normal passes",
          "With the two passes it keeps the texture and drops the grain",
        ],
        ["Total bounces", "4", "8", "Interiors and stacked glass want 12 or more"],
        ["Clamp indirect", "10", "10", "Removes fireflies; lower values begin to eat real highlights"],
        ["Resolution", "50%", "100%, twice the size I show", "Scaling down hides the last of the noise"],
        [
          "View transform",
          "Standard",
          "Standard, then Khronos PBR Neutral",
          "Keeps an orange tent orange. From Blender 4.0 on there is AgX too, which lets hot colors fade toward white",
        ],
      ],
    },
    {
      kind: "note",
      text: "Before a long render, try three frames: the first, the last, and the slowest. A turntable of 120 frames at 90 seconds each is three hours, and a wrong setting is wrong in all of them.",
    },
    {
      kind: "goals",
      title: "Learning path",
      intro: "Eight weekends, in this order. Finish each one, even badly.",
      items: [
        "**A cube, a lamp, a picture.** Bevel it, light it, render it. That's the whole path in an hour, so you'll know what each later step is for.",
        "**A mug from a photograph.** Edge loops, extrusion and subdivision, with the real thing on your desk to keep you honest.",
        "**Ten small things, thirty minutes each.** A key, a pear, a screw. The clock teaches you which edges matter.",
        "**Unwrap a milk carton.** Cut a real one open first and lay it flat; its glue flap shows where a seam can hide.",
        "**One material from nothing.** Rust or bark, from noise, a ramp and a bump, without a single photograph.",
        "**One scene, three lights.** Noon, dusk, and one lamp in a window. Change nothing else.",
        "**A diorama no larger than a hand.** Base, building, plant, and something that has just happened there.",
        "**Hand it over.** Export it as glTF and open it on a phone. Everything you faked will show.",
      ],
    },
    {
      kind: "links",
      title: "Tools",
      intro: "All free and open source.",
      items: [
        {
          title: "Blender",
          url: "https://www.blender.org/",
          comment: "the whole workshop. I'm still on 3.4, because that's what my scripts were written for",
        },
        {
          title: "Blender Manual",
          url: "https://docs.blender.org/manual/en/latest/",
          comment: "press F1 over a button and it opens at the right page",
        },
        {
          title: "Krita",
          url: "https://krita.org/",
          comment: "for painting textures and fixing seams. Its wrap-around mode shows you the seam while you paint",
        },
      ],
    },
    {
      kind: "links",
      title: "Sources",
      intro: "Read the license each time. CC0 means use it for anything; the rest varies by file.",
      items: [
        {
          title: "Poly Haven",
          url: "https://polyhaven.com/",
          comment: "CC0 skies, textures and models. Turn a sky until one of its shadows helps you",
        },
        { title: "ambientCG", url: "https://ambientcg.com/", comment: "CC0 materials in every size, well tagged" },
        {
          title: "Physically Based",
          url: "https://physicallybased.info/",
          comment: "color and refraction values of real materials, with their sources",
        },
      ],
    },
    {
      kind: "links",
      title: "Teachers",
      items: [
        {
          title: "Blender Studio's films",
          url: "https://studio.blender.org/films/",
          comment: "open films with every production file. I read them like source code",
        },
        {
          title: "Blender Guru: the donut",
          url: "https://www.youtube.com/playlist?list=PLjEaoINr3zgEPv5y--4MKpciLaoQYZB1Z",
          comment: "the long first tutorial, for Blender 4. Everybody starts here, and most people stop at the icing",
        },
        {
          title: "Blender Stack Exchange",
          url: "https://blender.stackexchange.com/",
          comment: "search the exact words of the error first",
        },
        {
          title: "The Book of Shaders: noise",
          url: "https://thebookofshaders.com/11/",
          comment: "step by step, with code you can change right in the page",
        },
        {
          title: "Physically Based Rendering: reflection",
          url: "https://pbr-book.org/4ed/Reflection_Models",
          comment: "the whole theory, free to read online. Start with this chapter",
        },
      ],
    },
    {
      kind: "prose",
      title: "Handing over",
      intro: "A render is a picture. A glTF is the thing itself.",
      text: `Somebody else should get to turn your model with a thumb. glTF is the format for that: one \`.glb\` file with meshes, materials and animation that browsers, phones and game engines read. At its core it knows base color, metallic, roughness, normals and emission, so bake anything cleverer than that down to those maps first. Apply scale, name things, and aim below 5 MB. If you want the object on a shelf instead, the rules change: see [3D printing](/blog/3d-printing).`,
    },
    {
      kind: "code",
      items: [
        {
          title: "Render a turntable overnight, without the window",
          language: "bash",
          code: `blender --background diorama.blend \\
  --engine CYCLES \\
  --render-output //frames/turn_#### \\
  --frame-start 1 --frame-end 120 --render-anim`,
          comment: "Blender reads these in order, so put the settings before the command to render",
        },
        {
          title: "Shrink a model for the web",
          language: "bash",
          code: `npx @gltf-transform/cli optimize diorama.glb diorama.min.glb \\
  --compress meshopt --texture-compress webp`,
          comment: "the viewer has to know meshopt. three.js does, once you add its decoder",
        },
      ],
    },
    {
      kind: "links",
      items: [
        {
          title: "glTF by Khronos",
          url: "https://www.khronos.org/gltf/",
          comment: "the standard, with an eight-page reference guide",
        },
        {
          title: "glTF Transform",
          url: "https://gltf-transform.dev/",
          comment: "run its inspect command first. Most of the weight is usually one texture",
        },
        {
          title: "model-viewer",
          url: "https://modelviewer.dev/",
          comment: "one HTML tag shows the model on a page, and many phones can stand it on your table",
        },
      ],
    },
  ],
});
