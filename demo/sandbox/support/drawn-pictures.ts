import type { PictureName } from './pictures.ts';

/** A rounded rectangle: corner, size and colour. */
const box = (x: number, y: number, width: number, height: number, fill: string, radius = 1) =>
  `<rect x='${x}' y='${y}' width='${width}' height='${height}' rx='${radius}' fill='${fill}'/>`;

/** An ellipse, or a circle with one radius. */
const oval = (x: number, y: number, radius: number, fill: string, height = radius) =>
  `<ellipse cx='${x}' cy='${y}' rx='${radius}' ry='${height}' fill='${fill}'/>`;

const shape = (path: string, fill: string) => `<path d='${path}' fill='${fill}'/>`;

const line = (path: string, stroke: string, width = 1) =>
  `<path d='${path}' fill='none' stroke='${stroke}' stroke-width='${width}' stroke-linecap='round'/>`;

/** A background that changes from one colour at the top to another at the bottom. */
const sky = (from: string, to: string) =>
  `<linearGradient id='sky' x2='0' y2='1'><stop stop-color='${from}'/><stop offset='1' stop-color='${to}'/></linearGradient>` +
  `<rect width='120' height='80' fill='url(#sky)'/>`;

/** The same drawing at each of some places, `[x, y]`. */
const atEach = (places: readonly (readonly [number, number])[], drawing: string) =>
  places
    .map(([x, y]) => `<g transform='translate(${String(x)} ${String(y)})'>${drawing}</g>`)
    .join('');

/** Numbers from one to another in equal steps. */
const steps = (from: number, to: number, by: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => from + index * by);

const candle = box(-2, 0, 4, 10, '#fff6e2', 1) + shape('M0 -8Q3 -3 0 -1Q-3 -3 0 -8', '#ffb347');

const bottle = (fill: string) => box(-1.5, 0, 3, 8, fill) + box(-4, 6, 8, 18, fill, 2.5);

const HOUSES = steps(0, 110, 11)
  .map((x, index) => {
    const colour = ['#e8b07a', '#d98f6c', '#f0cfa0', '#c97b63'][index % 4] ?? '#e8b07a';
    const top = 26 + ((index * 7) % 10);
    return (
      box(x, top, 10, 50 - top, colour, 0) +
      shape(`M${x - 1} ${top}l6 -5l6 5z`, '#8c3f34') +
      box(x + 3, top + 5, 3, 5, '#ffe09a', 0)
    );
  })
  .join('');

const TILE =
  box(0.5, 0.5, 15, 15, '#f4f7fb') +
  line('M0 8Q8 8 8 0M16 8Q8 8 8 16M0 8Q8 8 8 16M16 8Q8 8 8 0', '#3c6db0', 1.4) +
  oval(8, 8, 1.6, '#3c6db0');

const TART =
  oval(0, 0, 8, '#c98a3d', 5) + oval(0, -1, 6.4, '#f5cf66', 3.8) + oval(2, -1, 2, '#a3651f', 1);

const plate = (food: string) => oval(0, 0, 15, '#fbfaf6') + oval(0, 0, 12, '#eceae2') + food;

const ARCHES = steps(4, 92, 22)
  .map((x) => shape(`M${x} 46V22a9 9 0 0 1 18 0V46z`, '#0d3b45'))
  .join('');

const LANTERN =
  oval(0, 0, 7, '#ffcf7040') + oval(0, 0, 3, '#ffd98a', 4) + line('M0 -14V-4', '#2b5a60', 0.7);

const towel = (y: number, fill: string) =>
  box(18, y, 52, 11, fill, 5) + line(`M24 ${y + 8}H66`, '#00000018', 1.4);

const LEAF = shape('M0 0Q9 -9 20 -4Q13 6 0 0', '#7fa48b') + line('M0 0L18 -3', '#5d836b', 0.7);

const jar = (fill: string) => box(-4, 3, 8, 13, fill, 2) + box(-4, 0, 8, 3.4, '#d9c39a', 1);

/** What each picture shows, on a grid of 120 by 80. */
const DRAWINGS: Readonly<Record<PictureName, string>> = {
  'tasca-ao-anoitecer':
    sky('#3b3b70', '#f2a477') +
    oval(92, 22, 7, '#ffe3b3') +
    box(0, 40, 120, 14, '#5f7fa8', 0) +
    HOUSES +
    shape('M-4 84Q60 48 124 84z', '#f7f0e4') +
    atEach(
      [
        [42, 68],
        [80, 68],
      ],
      oval(0, 0, 11, '#fff', 4.4) + oval(0, 0, 7, '#dfe7ea', 2.6),
    ) +
    atEach([[61, 56]], candle),
  'noite-de-fado':
    `<rect width='120' height='80' fill='#d3dfee'/>` +
    `<pattern id='tiles' width='16' height='16' patternUnits='userSpaceOnUse'>${TILE}</pattern><rect width='120' height='80' fill='url(#tiles)'/>` +
    box(0, 68, 120, 12, '#5b3723', 0) +
    `<g transform='rotate(-32 60 46)'>` +
    box(54, -14, 7, 44, '#4a2c1a', 1.5) +
    oval(57.5, 48, 22, '#c9812f', 23) +
    oval(57.5, 48, 19, '#e0a04a', 20) +
    oval(57.5, 45, 6.5, '#3a2014') +
    steps(55, 60, 1.6)
      .map((x) => line(`M${x} -10V62`, '#f6e8c8', 0.5))
      .join('') +
    box(50, 60, 15, 3, '#3a2014') +
    `</g>`,
  petiscos:
    `<rect width='120' height='80' fill='#8a5a3a'/>` +
    steps(13, 70, 16)
      .map((y) => line(`M0 ${y}H120`, '#74482c', 1.2))
      .join('') +
    atEach(
      [[28, 24]],
      plate(
        oval(-3, -2, 6, '#f3e6c4', 4) + oval(4, 3, 5, '#e7cf98', 3.4) + oval(1, 0, 1.6, '#5f8f4a'),
      ),
    ) +
    atEach(
      [[66, 50]],
      plate(
        atEach(
          [
            [-4, -3],
            [3, -4],
            [0, 3],
            [6, 2],
            [-6, 3],
          ],
          oval(0, 0, 2.6, '#4c5b2c'),
        ),
      ),
    ) +
    atEach(
      [[98, 24]],
      plate(oval(0, 0, 8, '#c9803f', 6) + line('M-5 -2L4 -4M-4 2L5 0', '#f0c48a', 1.3)),
    ) +
    atEach([[24, 62]], oval(0, 0, 9, '#ffffff55') + oval(0, 0, 7, '#7a1f33')) +
    box(88, 50, 24, 20, '#d9a566', 8) +
    line('M94 56l5 4M101 55l5 4', '#b47f41', 1.4),
  'para-levar':
    sky('#f5e3c8', '#e8c9a0') +
    box(0, 62, 120, 18, '#b98654', 0) +
    shape('M18 22h34l3 46H15z', '#c79a63') +
    shape('M18 22h34l-4 8H22z', '#a97d48') +
    line('M28 22Q35 8 42 22', '#8a6234', 1.6) +
    oval(35, 48, 7, '#e9d3ac') +
    box(60, 46, 42, 22, '#f2e6d0', 1.5) +
    shape('M60 46h42l-6 -8H66z', '#dccaa8') +
    atEach(
      [
        [72, 66],
        [90, 68],
      ],
      TART,
    ),
  'pedras-e-vela':
    sky('#cfe6e3', '#6fa7a9') +
    line('M4 60H50M70 66H116M20 72H80', '#ffffff66', 1) +
    oval(48, 66, 27, '#4a5a5e', 8) +
    oval(48, 54, 20, '#65757a', 7) +
    oval(47, 43, 14, '#839297', 6) +
    oval(48, 34, 9, '#a9b5b8', 4.5) +
    oval(94, 40, 20, '#ffdf9a55') +
    atEach([[94, 44]], candle) +
    oval(94, 55, 9, '#5a4a3c', 3),
  'piscina-termal':
    sky('#2d6570', '#174853') +
    ARCHES +
    box(0, 46, 120, 34, '#4fb3b8', 0) +
    line('M8 56h22M44 54h26M84 58h24M20 66h30M64 68h34', '#ffffff80', 1.2) +
    line('M34 46q-5 -7 0 -13t0 -12M74 44q5 -7 0 -13t0 -11', '#ffffff70', 2.4) +
    atEach(
      [
        [24, 14],
        [68, 14],
        [112, 14],
      ],
      LANTERN,
    ),
  'oleos-e-toalhas':
    sky('#f6efe4', '#e3d2bb') +
    box(0, 64, 120, 16, '#b08d68', 0) +
    towel(53, '#fdfaf3') +
    towel(42, '#d5e3dc') +
    towel(31, '#fdfaf3') +
    atEach([[84, 38]], bottle('#b9772f')) +
    atEach([[98, 40]], bottle('#7d9a6a')) +
    atEach(
      [
        [30, 28],
        [46, 26],
      ],
      LEAF,
    ),
  mercearia:
    `<rect width='120' height='80' fill='#6e4a30'/>` +
    steps(26, 78, 26)
      .map((y) => box(0, y, 120, 3, '#3f2818', 0))
      .join('') +
    atEach(
      steps(8, 56, 12).map((x) => [x, 2] as const),
      bottle('#3f6b45'),
    ) +
    atEach(
      steps(72, 112, 11).map((x) => [x, 10] as const),
      jar('#e0a02f'),
    ) +
    steps(4, 44, 13)
      .map((x) => box(x, 40, 11, 12, '#c5473b', 2) + box(x, 44, 11, 4, '#f6e3c0', 0))
      .join('') +
    shape('M62 52v-8a11 8 0 0 1 22 0v8z', '#f0cf73') +
    shape('M90 52v-6l22 -7v13z', '#f7e19a') +
    atEach(
      steps(10, 54, 11).map((x) => [x, 62] as const),
      jar('#8c3f5a'),
    ) +
    atEach(
      steps(72, 112, 13).map((x) => [x, 54] as const),
      bottle('#6b1f33'),
    ),
};

/**
 * A picture as a drawing inside its URL: the sandbox inside a page has no server for photos, and a package that carried them
 * would be much larger.
 */
export function drawnPicture(name: PictureName): string {
  const svg = `<svg xmlns='http://www.w3.org/2000/svg' width='1200' height='800' viewBox='0 0 120 80'>${DRAWINGS[name]}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
