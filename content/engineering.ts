import { defineEngineering } from "ridgeline";

export const engineering = defineEngineering({
  title: "Engineering",
  description:
    "Eleven projects with what each one taught me: telemetry, test benches, pipelines, a terrain renderer, a flight log, a rover and a scheduler.",
  lede: "Work done with teams, work done for myself, and the coursework that started it. Under each is the one thing it taught me.",
  masthead: {
    imgUrl: "./engineering/masthead.jpg",
    alt: "A dark mountain range in deep blue evening light, thin clouds drifting above it.",
  },
  sections: [
    {
      name: "Professional",
      intro: "Built with teams. No employer is named, and no screenshot is theirs: the drawings are mine.",
      projects: [
        {
          title: "Fleet telemetry console",
          url: "",
          imgUrl: "./engineering/fleet-telemetry-console.svg",
          alt: "Contour map with vehicle routes; a cursor drops from one unit to its sample on the telemetry chart below.",
          comment:
            "2023, front-end lead; TypeScript, MapLibre, PostgreSQL. A live map and alerts for about 1,400 field units. Storing each unit's own clock beside ours paid for itself at once: a third of the “late” alerts came from clocks that were wrong.",
        },
        {
          title: "Hardware test bench",
          url: "",
          imgUrl: "./engineering/hardware-test-bench.svg",
          alt: "Isometric bench with an instrument rack, a circuit board and two probes wired to the oscilloscope.",
          comment:
            "2021, test engineer; Python, pytest, a relay board. It flashes a board, cuts its power at random moments and checks that it comes back, 300 times a night. The bug we chased longest was a loose ground lead on a probe, so the bench now measures itself first.",
        },
        {
          title: "Design system",
          url: "",
          imgUrl: "./engineering/design-system.svg",
          alt: "Grid of twelve interface components, among them type, a button, a switch, swatches, tabs, a table and a chart.",
          comment:
            "2022, maintainer with one colleague; TypeScript, React, one file of tokens. 40 components, their keyboard behavior taken from the ARIA patterns. Deleting eleven nearly identical buttons did more for consistency than any page of guidance.",
        },
        {
          title: "Replayable data pipeline",
          url: "",
          imgUrl: "./engineering/data-pipeline.svg",
          alt: "Isometric pipeline from a source store through a filter and a scheduled stage to a sink, with a dead-letter branch.",
          comment:
            "2024, back-end engineer; Python, Airflow, PostgreSQL. Every stage can run twice without harm, and a row that fails is set aside with its reason instead of stopping the rest. Refilling a month of data went from a tense weekend to 40 minutes.",
        },
      ],
    },
    {
      name: "Personal",
      intro: "Evenings and rainy weekends.",
      projects: [
        {
          title: "Terrain renderer",
          url: "/",
          imgUrl: "./engineering/terrain-renderer.svg",
          alt: "One mountain drawn twice: a wire mesh on the left half and lit facets on the right.",
          comment:
            "2025, alone; Rust and WebGPU. Ridged noise, 300,000 drops of simulated rain and a ray march; it made the range on the home page. Erosion is what sells it: without gullies even good noise looks like crumpled paper.",
        },
        {
          title: "Paramotor flight log",
          url: "",
          imgUrl: "./engineering/paramotor-flight-log.svg",
          alt: "A flight track drawn as a ribbon that climbs in a spiral to a paramotor, with its altitude profile below.",
          comment:
            "2022, alone; Python, SQLite, a handheld GPS. It works out the wind from how ground speed changes around a full circle, and fuel burn from the tank's weight before and after: about 0.9 gallons an hour. One circle gives the wind to within 5 mph, three to within 2.",
        },
        {
          title: "Printed gimbal mount",
          url: "",
          imgUrl: "./engineering/camera-gimbal-mount.svg",
          alt: "Exploded view of a gimbal mount with plate, dampers, motor, yoke and camera, numbered one to five.",
          comment:
            "2024, design and printing; OpenSCAD, PETG. Parametric and snapped together: 38 g of plastic, without motor and camera. I stiffened it three times before learning that the shake was in the dampers: softer rubber cured it in an afternoon.",
        },
        {
          title: "Dotfiles",
          url: "/blog/linux-setup#dotfiles",
          imgUrl: "./engineering/dotfiles.svg",
          alt: "Tiled desktop with an editor, a shell running an install script, a list of dotfiles and load meters.",
          comment:
            "Since 2017, alone; Bash, GNU Stow, systemd. The Linux page as a script: one command from a fresh install to a working desk in about 25 minutes, most of it downloads. I rebuild a virtual machine from it every month, because an install script nobody runs is only a diary.",
        },
      ],
    },
    {
      name: "University",
      intro: "Where it started, and where I learned to read a data sheet.",
      projects: [
        {
          title: "Autonomous rover",
          url: "",
          imgUrl: "./engineering/autonomous-rover.svg",
          alt: "Isometric six-wheel rover with a solar deck, a lidar and a stereo camera on a mast.",
          comment:
            "2014, navigation on a team of five; C++, ROS, a scanning lidar. It drove a 220-yard course with nobody touching it. Distance counted from the wheels drifted 6% on gravel, so we trusted the lidar and kept the wheels as a second opinion.",
        },
        {
          title: "Software rasterizer",
          url: "",
          imgUrl: "./engineering/software-rasterizer.svg",
          alt: "A triangle over a pixel grid, shaded down to the current scan line and outlined below it.",
          comment:
            "2012, coursework, alone; plain C, no graphics library. It turns triangles into pixels at 24 frames a second. The top-left rule is one line of code and cost me a weekend: without it a shared edge is drawn twice or not at all.",
        },
        {
          title: "Kernel scheduler",
          url: "",
          imgUrl: "./engineering/kernel-scheduler.svg",
          alt: "Timeline of four processor cores with one task moving from core 1 to core 2 to core 3.",
          comment:
            "2013, coursework, in a pair; C on a four-core teaching kernel. Work stealing: a moved task leaves its warm cache behind, so letting it wait 2 ms before an idle core may take it beat stealing at once by 11% on our compile test.",
        },
      ],
    },
  ],
});
