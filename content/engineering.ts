import { defineEngineering } from "ridgeline";

export const engineering = defineEngineering({
  title: "Engineering",
  description:
    "Eleven projects with what each one taught me: telemetry, test benches, pipelines, a terrain renderer, a flight log, a rover and a scheduler.",
  lede: "What I've built with teams, for myself and for grades. Each comes with the one thing it taught me.",
  masthead: {
    imgUrl: "./engineering/masthead.jpg",
    alt: "A snowy range rises from the left to a pyramid-shaped peak at the right in moonlight, under a dark blue sky with stars.",
  },
  sections: [
    {
      name: "Professional",
      intro: "Newest first. I don't name employers or show their screens, so the drawings are mine.",
      projects: [
        {
          title: "Replayable data pipeline",
          url: "",
          imgUrl: "./engineering/data-pipeline.svg",
          alt: "Isometric pipeline from a source store through a filter and a scheduled stage to a sink, with a dead-letter branch.",
          comment:
            "2024, back-end engineer. Python, Airflow, PostgreSQL. Every stage can run twice without harm, and a row that fails is set aside with its reason so the rest can go on. Backfilling a month of data used to be a tense weekend. Now it's 40 minutes.",
        },
        {
          title: "Fleet telemetry console",
          url: "",
          imgUrl: "./engineering/fleet-telemetry-console.svg",
          alt: "Contour map with vehicle routes; a cursor drops from one unit to its sample on the telemetry chart below.",
          comment:
            "2023, front-end lead. TypeScript, MapLibre, PostgreSQL. A live map and alerts for about 1,400 field units. We stored each unit's own clock beside ours, and it paid off at once: a third of the “late” alerts came from clocks that were wrong.",
        },
        {
          title: "Design system",
          url: "",
          imgUrl: "./engineering/design-system.svg",
          alt: "Grid of twelve interface components, among them type, a button, a switch, swatches, tabs, a table and a chart.",
          comment:
            "2022, maintainer with one colleague. TypeScript, React, one file of tokens. 40 components, their keyboard behavior taken from the ARIA patterns. Deleting eleven nearly identical buttons did more for consistency than any page of guidance.",
        },
        {
          title: "Hardware test bench",
          url: "",
          imgUrl: "./engineering/hardware-test-bench.svg",
          alt: "Isometric bench with an instrument rack, a circuit board and two probes wired to the oscilloscope.",
          comment:
            "2021, test engineer. Python, pytest, a relay board. It flashes a board, cuts its power at random moments and checks that it comes back, 300 times a night. The bug we chased longest was a loose ground lead on a probe, so the bench now measures itself first.",
          details: {
            title: "Three hundred power cuts a night",
            blocks: [
              {
                kind: "prose",
                text: `The boards live outdoors, in boxes that nobody visits, and the power there goes whenever it likes. A board that loses power while it writes to its own flash may never start again, and somebody has to drive out. We wanted to see it happen on our bench first, at night, with nobody driving anywhere.

So the bench flashes a board, waits for a random moment, opens a relay, closes it again and asks the board whether it's alive. That's 300 times a night. The moment comes from a seed, because a failure you can't repeat is only a rumor:`,
              },
              {
                kind: "code",
                items: [
                  {
                    title: "One cut, at a moment that can be repeated",
                    language: "python",
                    code: `@pytest.mark.parametrize("seed", range(300))
def test_comes_back(bench, seed):
    cut = random.Random(seed).uniform(0.0, 4.0)  # seconds into writing the update
    bench.measure_itself()
    bench.start_update()
    bench.cut_power_after(cut)
    assert bench.answers(within=10.0), f"no answer after a cut at {cut:.3f} s"`,
                  },
                ],
              },
              {
                kind: "prose",
                text: `We found two real bugs in the first week, both in how the last block of an update was marked as good. Then came the third. About one cut in eighty, a board didn't come back, never the same board, never the same seed. My colleague Priya and I spent eleven days on it. We rewrote the boot code. We changed the relay. We accused the flash chip.

It was the ground lead of a probe. It had worked loose, and now and then the bench read a healthy board as dead. That's what \`measure_itself()\` is for: before every run the bench switches in a resistor it knows and stops if the reading is off. It's the dullest function in the whole thing and the only one I've copied into every bench since.`,
              },
            ],
          },
        },
      ],
    },
    {
      name: "Personal",
      intro: "Evenings and rainy weekends.",
      projects: [
        {
          title: "Terrain renderer",
          url: "",
          imgUrl: "./engineering/terrain-renderer.svg",
          alt: "One mountain drawn twice: a wire mesh on the left half and lit facets on the right.",
          comment:
            "2025, alone. C, from scratch. Ridged noise, 300,000 drops of simulated rain and a ray march. It made the range on the home page, and it's the rain that sells it: without gullies even good noise looks like crumpled paper.",
          details: {
            title: "How rain carves the mountains",
            blocks: [
              {
                kind: "prose",
                text: `I wanted mountains I could put the sun over, and I didn't want to download anybody else's. Making them takes three steps: fractal noise folded into ridges, 300,000 drops of simulated rain, and a ray per pixel that walks over the heights until it hits something.

The noise took an evening and looked like crumpled paper. Real slopes are shaped by water, so I let it rain, one drop at a time. A drop runs downhill, picks up soil while it's fast and leaves it where it slows. It's twenty lines:`,
              },
              {
                kind: "code",
                items: [
                  {
                    title: "One drop of rain",
                    language: "c",
                    code: `/* One drop of rain. It takes soil along while it is fast and leaves it where it slows down. */
static void rain(float *h, int n, float x, float y) {
  float vx = 0, vy = 0, soil = 0, water = 1;
  for (int step = 0; step < 80; step++) {
    int i = (int)x, j = (int)y;
    if (i < 1 || j < 1 || i > n - 2 || j > n - 2) return;
    float *at = h + j * n + i;
    vx = 0.85f * vx - (at[1] - at[-1]) / 2;
    vy = 0.85f * vy - (at[n] - at[-n]) / 2;
    float speed = hypotf(vx, vy);
    if (speed < 1e-5f) return;
    x += vx / speed;
    y += vy / speed;
    float fall = *at - h[(int)y * n + (int)x];
    float taken = 0.1f * (speed * water - soil);
    if (taken > fall) taken = fall;   /* never dig below the next cell; in a pit, this fills it */
    if (taken < -soil) taken = -soil; /* and never leave more than it carries */
    *at -= taken;
    soil += taken;
    water *= 0.98f;
  }
}`,
                  },
                ],
              },
              {
                kind: "prose",
                text: `The hard part is the line with \`fall\` in it. Without it the first drop leaves a dent, the next one falls into the dent and digs, and soon you have a cone 40 units high with a hole in it 60 deep. My first mountain looked fine from the front. Then I moved the camera up and saw that it was Swiss cheese.

With the limit, every drop can only wear the ground down to its next step, gullies join the way creeks do, and nobody has to draw a single one.`,
              },
            ],
          },
        },
        {
          title: "Printed gimbal mount",
          url: "",
          imgUrl: "./engineering/camera-gimbal-mount.svg",
          alt: "Exploded view of a gimbal mount with plate, dampers, motor, yoke and camera, numbered one to five.",
          comment:
            "2024, design and printing. OpenSCAD, PETG. Parametric and snapped together: 38 g of plastic, without motor and camera. I stiffened it three times before I learned that the shake was in the dampers. Softer rubber cured it in an afternoon.",
          details: {
            title: "The shake that wasn't in the bracket",
            blocks: [
              {
                kind: "prose",
                text: `The camera hung under the drone on a bracket I'd cut from aluminum, and the video had a shimmer in it, like looking through heat. I thought I knew why: the bracket was flexing. So I drew a stiffer one to print, in OpenSCAD, with the wall thickness as a number at the top of the file.

The first print was 3 mm thick and shimmered. I made it 4. I added a rib. The third version was 6 mm, weighed 61 g, could have carried the truck, and shimmered exactly as before.

Then I did what I should have done first and measured. I glued an accelerometer the size of a fingernail to the plate, logged it at three throttles, and looked at the spectrum. The shake sat at 190 Hz, which is the propellers at cruise, and it was just as strong on the camera's side of the rubber dampers as on the drone's side. The bracket wasn't bending at all. The dampers were passing everything straight through, because for a camera this light they were far too hard.

A damper only helps well above the frequency at which camera and rubber swing together, and that frequency has to sit far below the shake. Softer rubber, four balls at two dollars, brought it from about 140 Hz down to 45. The shimmer was gone in an afternoon.

After that I took all the extra plastic back out. The mount is 38 g now, snaps together without a screw, and is thinner than the aluminum one I'd blamed. Everything in it hangs on two numbers, the camera's width and the balls' diameter, so a new camera costs me ten minutes and sixty cents.`,
              },
            ],
          },
        },
        {
          title: "Paramotor flight log",
          url: "",
          imgUrl: "./engineering/paramotor-flight-log.svg",
          alt: "A flight track drawn as a ribbon that climbs in a spiral to a paramotor, with its altitude profile below.",
          comment:
            "2022, alone. Python, SQLite, a handheld GPS. It works out the wind from how ground speed changes around a full circle, and fuel burn from the tank's weight before and after: about 0.9 gallons an hour. One circle gets the wind to within 5 mph, three to within 2.",
          details: {
            title: "How a circle tells the wind",
            blocks: [
              {
                kind: "prose",
                text: `A paramotor has no airspeed indicator. The GPS on my leg knows how fast the ground goes by, and what I want to know on the way home is the wind, because it decides whether the fuel is enough.

The trick is to fly one full circle at a steady throttle. Your airspeed stays the same and only its direction changes. On a plot of east speed against north speed the points then lie on a circle, too, and the wind has pushed that circle off the origin. So the wind is its center and the airspeed is its radius. Multiply it out and it turns into a linear fit:`,
              },
              {
                kind: "code",
                items: [
                  {
                    title: "The wind from one full circle",
                    language: "python",
                    code: `def wind(east, north):
    """The ground velocities of a full circle lie on a circle: the wind is its center, the airspeed its radius."""
    rows = np.column_stack([2 * east, 2 * north, np.ones_like(east)])
    (to_east, to_north, rest), *_ = np.linalg.lstsq(rows, east**2 + north**2, rcond=None)
    return to_east, to_north, np.sqrt(rest + to_east**2 + to_north**2)`,
                  },
                ],
              },
              {
                kind: "prose",
                text: `But nothing up there is a circle. The GPS smooths speed over a few seconds, so a quick turn comes out too small. Lift on one side bends the plot into an egg. And half a circle fits beautifully and is wrong. In August 2022 my friend Luis stood at the windsock with a handheld meter and called out numbers on the radio while I flew circles over a hayfield, until he said, "You're the one with the computer. Why am I doing the math?" One circle came within 5 mph of his meter. Three in a row came within 2, so the log now asks for three.

Fuel was the easy half: weigh the tank before and after, divide by the hours. About 0.9 gallons an hour, and it hasn't argued with me since.`,
              },
            ],
          },
        },
        {
          title: "Dotfiles",
          url: "/blog/linux-setup#dotfiles",
          imgUrl: "./engineering/dotfiles.svg",
          alt: "Tiled desktop with an editor, a shell running an install script, a list of dotfiles and load meters.",
          comment:
            "Since 2017, alone. Bash, GNU Stow, systemd. My Linux page as a script. A new machine takes an hour, and the script's share is one command and 25 minutes, most of it downloads. I rebuild a virtual machine from it every month, because the one year I didn't, it no longer ran.",
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
            "2014, navigation on a team of five. C++, ROS, a scanning lidar. It drove a 220-yard course with nobody touching it. Wheel odometry drifted 6% on gravel, so we trusted the lidar and kept the wheels as a second opinion.",
        },
        {
          title: "Kernel scheduler",
          url: "",
          imgUrl: "./engineering/kernel-scheduler.svg",
          alt: "Timeline of four processor cores with one task moving from core 1 to core 2 to core 3.",
          comment:
            "2013, coursework, with a partner. C on a four-core teaching kernel. It steals work. A stolen task leaves its warm cache behind, so letting it wait 2 ms before an idle core could grab it made our compile test 11% faster than stealing right away.",
        },
        {
          title: "Software rasterizer",
          url: "",
          imgUrl: "./engineering/software-rasterizer.svg",
          alt: "A triangle over a pixel grid, shaded down to the current scan line and outlined below it.",
          comment:
            "2012, coursework, alone. Plain C, no graphics library. It turns triangles into pixels at 24 frames a second. The top-left rule is one line of code and cost me a weekend: leave it out, and a shared edge gets drawn twice or not at all.",
          details: {
            title: "Who owns the fence",
            blocks: [
              {
                kind: "prose",
                text: `The assignment was one sentence: draw a lit, turning model without a graphics library. Walking over the pixels of a triangle is easy. For each pixel you check which side of the three edges it's on, and fill it if it's inside all of them.

The trouble is a pixel that lies exactly *on* an edge, because most edges belong to two triangles. Say yes to both and it's drawn twice, which you don't notice until something is transparent. Say no to both and there's a hole. My teapot had a dotted line of background along every seam, and it twinkled as it turned.

I tried a tolerance. Then a smaller tolerance. By Saturday night I was drawing every triangle a quarter pixel too big. On Sunday my roommate Ben, who studied history, looked over and asked, "Can't you just decide who owns the fence?" You can. It's called the top-left rule, and it's one line:`,
              },
              {
                kind: "code",
                items: [
                  {
                    title: "The top-left rule",
                    language: "c",
                    code: `/* Corners go clockwise and y points down, so a top edge runs to the right and a left edge runs up. */
static int owns(Point a, Point b) { return (a.y == b.y && b.x > a.x) || b.y < a.y; }

static int inside(Point a, Point b, Point p) {
  int side = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
  return side > 0 || (side == 0 && owns(a, b));
}`,
                  },
                ],
              },
              {
                kind: "prose",
                text: `Two neighbors run along their common edge in opposite directions, so exactly one of them owns it. It only works with whole numbers, since a rounded "exactly on" isn't exact. Corners are snapped to a sixteenth of a pixel first, and after that there's nothing left to round.

It ran at 24 frames a second on my 2012 laptop. I've never been prouder of a teapot.`,
              },
            ],
          },
        },
      ],
    },
  ],
});
