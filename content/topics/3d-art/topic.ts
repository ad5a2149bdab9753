import { defineTopic } from "ridgeline";

export const topic = defineTopic({
  slug: "3d-art",
  title: "3D art",
  path: "/blog/3d-art",
  aliases: ["/3d"],
  tilePath: "/blog/3d-art",
  description:
    "How I make small 3D scenes in Blender: block-out, bevels, UVs, materials, three-point light, render settings, a learning path and free sources.",
  lede: "Scenes, shaders and long renders. Photography for days when it rains, with the weather under my control and every mistake entirely mine.",
  hue: "oklch(0.75 0.16 2)",
  tile: {
    imgUrl: "./diorama.webp",
    alt: "A sculpture on a turntable, one half of it shown as a wireframe.",
    summary: "Small scenes, honest light, long renders.",
  },
  blocks: [
    {
      kind: "prose",
      title: "Why",
      intro: "What a virtual lamp teaches about a real one.",
      text: `I came to 3D from photography, because I wanted to move the sun. A renderer lets you do that, and then shows you exactly what follows: where the shadow edge goes soft, why a wall of the wrong colour tints a face, how a rim of light pulls a shape off its background. I have learned more about light from an evening with three virtual lamps than from a year of waiting for real ones.

The form I keep returning to is the diorama: a scene on a small base, with an edge where the world stops. The edge is the point. It tells you what not to model, and a hobby that can be finished in a weekend gets finished.`,
    },
    {
      kind: "plate",
      title: "A diorama",
      id: "diorama",
      intro: "Seven stages. Most of the picture is decided in the first and the last three.",
      imgUrl: "./plates/diorama-stages.svg",
      alt: "One small scene in three stages: plain boxes, then a hut and a pine in detail, then the same with colour, light and shadow.",
      caption: "Boxes, detail, light. If the boxes are dull, no amount of detail will rescue them.",
    },
    {
      kind: "steps",
      items: [
        {
          title: "Block it out",
          text: "Plain boxes, one grey material, the final camera. Twenty minutes at most. Squint at it: you should see one large shape, one medium and a few small ones. Save five versions and throw away four.",
        },
        {
          title: "Give it form",
          text: "Replace boxes one at a time. Subdivision quadruples the faces at each level (6, 24, 96, 384 for a cube), so model with few points and let the modifier do the rounding; two levels are enough for most things. Then bevel every edge that the light can reach, by about 1 % of the object's size. Nothing real has a perfectly sharp edge, and the thin highlight along a bevel is most of what we read as solid.",
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
          text: "Start from roughness, not from colour: it is what separates wet from dry and plastic from stone. Metallic is 0 or 1, hardly ever between. Keep base colours away from the ends, since fresh snow reflects about 0.8 and charcoal about 0.04. One noise texture feeding both colour and bump gives a surface that agrees with itself.",
          imgUrl: "./plates/node-graph.svg",
          alt: "Node graph: a noise texture and a colour ramp feed a mixer and a bump node, which feed a shader shown as a lit ball.",
        },
        {
          title: "Light it",
          text: "Key lamp first, about 45 degrees off the camera and above it, everything else switched off. Then a fill from the other side at a quarter of its strength, which is two stops. Then a rim from behind. The larger the lamp is as seen from the subject, the softer its shadow, so moving it closer and making it larger do the same for the edge.",
          imgUrl: "./plates/three-point-light.svg",
          alt: "Plan of a three-point light: key lamp 45 degrees off the camera axis, fill lamp opposite, rim lamp behind the round subject.",
        },
        {
          title: "Choose the lens",
          text: "On a 36 mm wide sensor a 24 mm lens sees about 74 degrees, 50 mm about 40 and 135 mm about 15. Dioramas look like objects on a table from 85 mm upwards, camera well back. Below 35 mm you are standing inside them. A little depth of field makes them small; a lot of it makes them blurred.",
          imgUrl: "./plates/focal-lengths.svg",
          alt: "Plan of a camera with three nested fields of view for 24, 50 and 135 millimetre lenses over a scene of trees and a hut.",
        },
        {
          title: "Render, then wait a day",
          text: "Look at the picture the next morning, small, in grey, and mirrored. Whatever jumps out is what strangers see first. Fix that one thing and stop.",
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
          "The two passes let it keep texture while it removes grain",
        ],
        ["Total bounces", "4", "8", "Interiors and stacked glass want 12 or more"],
        ["Clamp indirect", "10", "10", "Removes fireflies; lower values begin to eat real highlights"],
        ["Resolution", "50 %", "100 %, twice the size I show", "Scaling down hides the last of the noise"],
        ["View transform", "AgX", "AgX", "Bright colours fade to white instead of turning into neon"],
      ],
    },
    {
      kind: "note",
      text: "Before a long render, do three frames: the first, the last and the worst. A turntable of 120 frames at 90 seconds each is three hours, and the mistake is always in frame one.",
    },
    {
      kind: "goals",
      title: "Learning path",
      intro: "Eight weekends, in this order. Finish each one, even badly.",
      items: [
        "**A cube, a lamp, a picture.** Bevel it, light it, render it. The whole path in one hour, so that nothing later is a mystery.",
        "**A mug from a photograph.** Edge loops, extrusion and subdivision, with something on your desk to compare it to.",
        "**Ten small things, thirty minutes each.** A key, a pear, a screw. Speed teaches what matters.",
        "**Unwrap a milk carton.** Cut a real one open first and lay it flat; it is the best lesson on seams there is.",
        "**One material from nothing.** Rust or bark, from noise, a ramp and a bump, without a single photograph.",
        "**One scene, three lights.** Noon, dusk, and one lamp in a window. Change nothing else.",
        "**A diorama no larger than a hand.** Base, one building, one plant, one story.",
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
          comment: "the whole workshop; the long-term support versions are the calm ones",
        },
        {
          title: "Blender Manual",
          url: "https://docs.blender.org/manual/en/latest/",
          comment: "press F1 over a button and it opens at the right page",
        },
        { title: "Krita", url: "https://krita.org/", comment: "paint textures and fix seams; has a wrap-around mode" },
        {
          title: "Material Maker",
          url: "https://www.materialmaker.org/",
          comment: "procedural materials as nodes, exported as ordinary maps",
        },
        {
          title: "MeshLab",
          url: "https://www.meshlab.net/",
          comment: "cleans up scans before they come anywhere near a scene",
        },
        {
          title: "Inkscape",
          url: "https://inkscape.org/",
          comment: "draw a sign or a plan, import the SVG, extrude it",
        },
      ],
    },
    {
      kind: "links",
      title: "Sources",
      intro: "Read the licence each time. CC0 means use it for anything; the rest varies by file.",
      items: [
        {
          title: "Poly Haven",
          url: "https://polyhaven.com/",
          comment: "CC0 skies, textures and models; the skies alone light half of my scenes",
        },
        { title: "ambientCG", url: "https://ambientcg.com/", comment: "CC0 materials in every size, well tagged" },
        {
          title: "Sketchfab",
          url: "https://sketchfab.com/",
          comment: "look at wireframes of good models; licences differ by author",
        },
        {
          title: "Smithsonian 3D",
          url: "https://3d.si.edu/",
          comment: "scanned museum pieces, many of them free to use",
        },
        {
          title: "Kenney",
          url: "https://kenney.nl/assets",
          comment: "CC0 game kits; good for learning how few polygons are enough",
        },
        {
          title: "Physically Based",
          url: "https://physicallybased.info/",
          comment: "colour and refraction values of real materials, with their sources",
        },
      ],
    },
    {
      kind: "links",
      title: "Teachers",
      items: [
        {
          title: "Blender Studio",
          url: "https://studio.blender.org/",
          comment: "open films with every production file; read them like source code",
        },
        {
          title: "Blender Guru",
          url: "https://www.blenderguru.com/",
          comment: "the doughnut; everyone has made it, and everyone should",
        },
        {
          title: "CG Cookie",
          url: "https://cgcookie.com/",
          comment: "paid and structured; the modelling courses are worth it",
        },
        {
          title: "Blender Stack Exchange",
          url: "https://blender.stackexchange.com/",
          comment: "your error, answered, with a picture",
        },
        {
          title: "The Book of Shaders",
          url: "https://thebookofshaders.com/",
          comment: "where noise stops being magic",
        },
        {
          title: "Physically Based Rendering",
          url: "https://pbr-book.org/",
          comment: "the whole theory, free to read online; keep it for winter",
        },
      ],
    },
    {
      kind: "prose",
      title: "Handing over",
      intro: "A render is a picture. A glTF is the thing itself.",
      text: `A finished model deserves to be turned by somebody else's thumb. glTF is the format for that: one \`.glb\` file with meshes, materials and animation that browsers, phones and game engines read. At its core it knows base colour, metallic, roughness, normals and emission, so bake anything cleverer down to those maps first. Apply scale, name things, and aim below 5 MB. If you want the object on a shelf instead, the rules change: see [3D printing](/blog/3d-printing).`,
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
          comment: "Blender reads these in order, so the settings come before the command to render",
        },
        {
          title: "Shrink a model for the web",
          language: "bash",
          code: `npx @gltf-transform/cli optimize diorama.glb diorama.min.glb \\
  --compress meshopt --texture-compress webp`,
          comment: "the viewer must know meshopt; three.js does, with its decoder added",
        },
      ],
    },
    {
      kind: "links",
      items: [
        {
          title: "glTF by Khronos",
          url: "https://www.khronos.org/gltf/",
          comment: "the standard, with a reference card worth printing",
        },
        {
          title: "glTF Sample Viewer",
          url: "https://github.khronos.org/glTF-Sample-Viewer-Release/",
          comment: "if it looks wrong here, it is wrong",
        },
        {
          title: "glTF Transform",
          url: "https://gltf-transform.dev/",
          comment: "inspect first: one texture is usually the whole weight",
        },
        { title: "three.js", url: "https://threejs.org/", comment: "the examples page is the real manual" },
        {
          title: "model-viewer",
          url: "https://modelviewer.dev/",
          comment: "one HTML tag, and the model turns under a thumb",
        },
      ],
    },
  ],
});
