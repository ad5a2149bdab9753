import { defineEngineering } from "ridgeline";

export const engineering = defineEngineering({
  title: "Engineering",
  description:
    "Eleven projects with what each one taught me: telemetry, test benches, pipelines, a terrain renderer, a flight log, a rover and a scheduler.",
  lede: "Work done with teams, work done for myself, and the coursework that started it. Each with the one thing it taught me.",
  masthead: {
    imgUrl: "./engineering/masthead.jpg",
    alt: "A dark mountain range in deep blue evening light, thin clouds drifting above it.",
  },
  sections: [
    {
      name: "Professional",
      intro: "Built with teams, and running while I sleep.",
      projects: [
        {
          title: "Fleet telemetry console",
          url: "https://maplibre.org/",
          imgUrl: "./engineering/fleet-telemetry-console.svg",
          alt: "Contour map with vehicle routes; a cursor drops from one unit to its sample on the telemetry chart below.",
          comment:
            "Live map and alerts for about 1,400 field units, drawn with MapLibre. Storing each unit's own clock beside ours paid for itself at once: a third of the “late” alerts were skewed clocks.",
        },
        {
          title: "Hardware test bench",
          url: "https://docs.pytest.org/en/stable/",
          imgUrl: "./engineering/hardware-test-bench.svg",
          alt: "Isometric bench with an instrument rack, a circuit board and two probes wired to the oscilloscope.",
          comment:
            "A pytest rig that flashes a board, cuts its power at random moments and checks that it comes back, 300 times a night. The bug we chased longest was a loose ground lead on a probe, so the bench now measures itself first.",
        },
        {
          title: "Design system",
          url: "https://www.w3.org/WAI/ARIA/apg/",
          imgUrl: "./engineering/design-system.svg",
          alt: "Grid of twelve interface components, among them type, a button, a switch, swatches, tabs, a table and a chart.",
          comment:
            "Forty components on one file of tokens, with keyboard behaviour taken from the ARIA patterns. Deleting eleven nearly identical buttons did more for consistency than any page of guidance.",
        },
        {
          title: "Replayable data pipeline",
          url: "",
          imgUrl: "./engineering/data-pipeline.svg",
          alt: "Isometric pipeline from a source store through a filter and a scheduled stage to a sink, with a dead-letter branch.",
          comment:
            "Every stage can run twice without harm, and a row that fails is set aside with its reason instead of stopping the rest. Refilling a month of data went from a tense weekend to forty minutes.",
        },
      ],
    },
    {
      name: "Personal",
      intro: "Evenings and rainy weekends.",
      projects: [
        {
          title: "Terrain renderer",
          url: "https://iquilezles.org/articles/",
          imgUrl: "./engineering/terrain-renderer.svg",
          alt: "One mountain drawn twice: a wire mesh on the left half and lit facets on the right.",
          comment:
            "Ridged noise, a few hundred thousand drops of simulated rain and a ray march; it made the range on the home page. Erosion is what sells it: without gullies even good noise looks like crumpled paper.",
        },
        {
          title: "Paramotor flight log",
          url: "/ppg",
          imgUrl: "./engineering/paramotor-flight-log.svg",
          alt: "A flight track drawn as a ribbon that climbs in a spiral to a paramotor, with its altitude profile below.",
          comment:
            "Reads the track from a handheld receiver and works out the wind from how ground speed changes around a full circle. Three circles give about 1 m/s; one circle is an opinion.",
        },
        {
          title: "Printed gimbal mount",
          url: "/blog/3d-printing",
          imgUrl: "./engineering/camera-gimbal-mount.svg",
          alt: "Exploded view of a gimbal mount with plate, dampers, motor, yoke and camera, numbered one to five.",
          comment:
            "Parametric, snapped together, 38 g of PETG in a stack 148 mm tall. I stiffened it three times before learning that the shake was in the dampers: softer rubber cured it in an afternoon.",
        },
        {
          title: "Dotfiles",
          url: "/blog/linux-setup",
          imgUrl: "./engineering/dotfiles.svg",
          alt: "Tiled desktop with an editor, a shell running an install script, a list of dotfiles and load meters.",
          comment:
            "The Linux page as a script: one command from a fresh install to a working desk, about 25 minutes, most of it downloads. I rebuild a virtual machine from it every month, because an install script nobody runs is only a diary.",
        },
      ],
    },
    {
      name: "University",
      intro: "Where it started, and where I learned to read a data sheet.",
      projects: [
        {
          title: "Autonomous rover",
          url: "https://www.ros.org/",
          imgUrl: "./engineering/autonomous-rover.svg",
          alt: "Isometric six-wheel rover with a solar deck, a lidar and a stereo camera on a mast.",
          comment:
            "Final-year project of five people, on ROS: a 200 m course with nobody touching it. The wheels' own distance drifted 6 % on gravel, so we trusted the lidar and kept the wheels as a second opinion.",
        },
        {
          title: "Software rasteriser",
          url: "",
          imgUrl: "./engineering/software-rasteriser.svg",
          alt: "A triangle over a pixel grid, shaded down to the current scan line and outlined below it.",
          comment:
            "Triangles to pixels in plain C, no graphics library. The top-left rule is one line of code and cost me a weekend: without it a shared edge is drawn twice or not at all.",
        },
        {
          title: "Kernel scheduler",
          url: "https://www.kernel.org/doc/html/latest/scheduler/",
          imgUrl: "./engineering/kernel-scheduler.svg",
          alt: "Timeline of four processor cores with one task moving from core 1 to core 2 to core 3.",
          comment:
            "Work stealing for a four-core teaching kernel. A moved task leaves its warm cache behind, so letting it wait 2 ms before an idle core may take it beat stealing at once by 11 % on our compile test.",
        },
      ],
    },
  ],
});
