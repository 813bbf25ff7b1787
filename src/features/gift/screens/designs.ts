import { CARD } from '../rules/card-layout.ts';
import type { DesignName } from '../rules/gift-text.ts';
import type { CardColours } from './card-colours.ts';

/** What a design draws on; colours are those of the theme. */
type Context = CanvasRenderingContext2D;

/** Draws the whole background of the card; the paper covers what is below its upper edge. */
export type DrawDesign = (context: Context, colours: CardColours) => void;

const CENTRE = CARD.width / 2;
const FULL_TURN = 2 * Math.PI;

/** Numbers from 0 to 1 that are the same for every drawing: a card must not change when it is drawn again. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

/** Draws around a point, turned and scaled, and leaves the context as it was. */
function at(
  context: Context,
  x: number,
  y: number,
  { turn = 0, scale = 1, flip = false },
  draw: () => void,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.scale(flip ? -scale : scale, scale);
  draw();
  context.restore();
}

function fillShape(context: Context, colour: string, trace: () => void): void {
  context.fillStyle = colour;
  context.beginPath();
  trace();
  context.fill();
}

function strokeShape(context: Context, colour: string, width: number, trace: () => void): void {
  context.strokeStyle = colour;
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  trace();
  context.stroke();
}

function disc(context: Context, colour: string, x: number, y: number, radius: number): void {
  fillShape(context, colour, () => context.arc(x, y, radius, 0, FULL_TURN));
}

/** Fills the card with a colour that turns into another one from top to bottom. */
function fillCard(context: Context, top: string, bottom: string): void {
  const gradient = context.createLinearGradient(0, 0, 0, CARD.height);
  gradient.addColorStop(0, top);
  gradient.addColorStop(1, bottom);
  context.fillStyle = gradient;
  context.fillRect(0, 0, CARD.width, CARD.height);
}

/** Draws with less than full opacity. */
function faint(context: Context, opacity: number, draw: () => void): void {
  context.save();
  context.globalAlpha = opacity;
  draw();
  context.restore();
}

/** The path of a heart of 2 by about 1.8 units around the origin, for a context of that scale. */
function traceHeart(context: Context): void {
  context.moveTo(0, 0.9);
  context.bezierCurveTo(-0.5, 0.45, -1, 0.1, -1, -0.35);
  context.bezierCurveTo(-1, -0.75, -0.7, -0.9, -0.5, -0.9);
  context.bezierCurveTo(-0.25, -0.9, -0.08, -0.75, 0, -0.52);
  context.bezierCurveTo(0.08, -0.75, 0.25, -0.9, 0.5, -0.9);
  context.bezierCurveTo(0.7, -0.9, 1, -0.75, 1, -0.35);
  context.bezierCurveTo(1, 0.1, 0.5, 0.45, 0, 0.9);
}

function heart(context: Context, colour: string, x: number, y: number, size: number, turn = 0) {
  at(context, x, y, { turn, scale: size }, () =>
    fillShape(context, colour, () => traceHeart(context)),
  );
}

/** A star with points of 1 unit. */
function traceStar(context: Context, points: number, inner: number): void {
  for (let index = 0; index < 2 * points; index += 1) {
    const angle = (index * Math.PI) / points - Math.PI / 2;
    const radius = index % 2 === 0 ? 1 : inner;
    context.lineTo(radius * Math.cos(angle), radius * Math.sin(angle));
  }
  context.closePath();
}

function star(
  context: Context,
  colour: string,
  {
    x,
    y,
    size,
    points = 4,
    inner = 0.28,
  }: Record<'x' | 'y' | 'size', number> & {
    points?: number;
    inner?: number;
  },
): void {
  at(context, x, y, { scale: size }, () =>
    fillShape(context, colour, () => traceStar(context, points, inner)),
  );
}

/** One loop of a bow to the right, 210 units wide, with its inside. */
function bowLoop(context: Context, { gold, paleGold }: CardColours): void {
  fillShape(context, gold, () => {
    context.moveTo(0, 0);
    context.bezierCurveTo(60, -150, 235, -175, 250, -70);
    context.bezierCurveTo(262, 20, 120, 70, 0, 0);
  });
  faint(context, 0.55, () =>
    fillShape(context, paleGold, () => {
      context.moveTo(58, -22);
      context.bezierCurveTo(100, -104, 196, -122, 210, -66);
      context.bezierCurveTo(216, -14, 130, 14, 58, -22);
    }),
  );
  faint(context, 0.18, () =>
    fillShape(context, '#000', () => {
      context.moveTo(0, 0);
      context.bezierCurveTo(60, -12, 150, 2, 216, -12);
      context.bezierCurveTo(180, 46, 80, 44, 0, 0);
    }),
  );
}

function bowTail(context: Context, { gold }: CardColours): void {
  const trace = () => {
    context.moveTo(0, 0);
    context.bezierCurveTo(40, 60, 110, 90, 128, 208);
    context.lineTo(88, 182);
    context.lineTo(52, 218);
    context.bezierCurveTo(50, 130, 10, 70, -10, 20);
  };
  fillShape(context, gold, trace);
  faint(context, 0.14, () => fillShape(context, '#000', trace));
}

/** A wrapped present: paper with dots, crossed ribbons and a bow. */
function drawBow(context: Context, colours: CardColours): void {
  const { primary, deep, light, gold, paleGold } = colours;
  fillCard(context, primary, deep);
  faint(context, 0.22, () => {
    for (let row = 0; row < 18; row += 1) {
      for (let column = 0; column < 14; column += 1) {
        disc(context, light, column * 84 + (row % 2) * 42 - 6, row * 84 + 30, 9);
      }
    }
  });
  const y = 262;
  const ribbon = (x: number, top: number, width: number, height: number) => {
    context.fillStyle = gold;
    context.fillRect(x, top, width, height);
  };
  ribbon(CENTRE - 46, 0, 92, CARD.height);
  ribbon(0, y - 46, CARD.width, 92);
  context.fillStyle = paleGold;
  faint(context, 0.7, () => {
    context.fillRect(CENTRE - 34, 0, 5, CARD.height);
    context.fillRect(CENTRE + 29, 0, 5, CARD.height);
    context.fillRect(0, y - 34, CARD.width, 5);
    context.fillRect(0, y + 29, CARD.width, 5);
  });
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 28%)';
  context.shadowBlur = 26;
  context.shadowOffsetY = 10;
  for (const flip of [false, true]) {
    at(context, CENTRE, y, { flip, scale: 1.02 }, () => bowTail(context, colours));
  }
  context.restore();
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 26%)';
  context.shadowBlur = 22;
  context.shadowOffsetY = 8;
  for (const flip of [false, true]) {
    at(context, CENTRE, y, { flip, scale: 1.1, turn: flip ? 0.06 : -0.06 }, () =>
      bowLoop(context, colours),
    );
  }
  fillShape(context, gold, () => context.roundRect(CENTRE - 44, y - 46, 88, 88, 28));
  context.restore();
  faint(context, 0.55, () =>
    fillShape(context, paleGold, () => context.roundRect(CENTRE - 26, y - 34, 22, 62, 11)),
  );
}

interface Balloon {
  x: number;
  y: number;
  size: number;
  colour: string;
}

function balloon(context: Context, line: string, { x, y, size, colour }: Balloon): void {
  strokeShape(context, line, 4, () => {
    context.moveTo(x, y + size * 1.25);
    context.bezierCurveTo(x - 40, y + 220, x + 60, y + 320, CENTRE, 640);
  });
  at(context, x, y, { scale: size }, () => {
    fillShape(context, colour, () => {
      context.moveTo(0, 1.18);
      context.bezierCurveTo(-0.5, 1, -1, 0.5, -1, -0.1);
      context.bezierCurveTo(-1, -0.75, -0.5, -1.15, 0, -1.15);
      context.bezierCurveTo(0.5, -1.15, 1, -0.75, 1, -0.1);
      context.bezierCurveTo(1, 0.5, 0.5, 1, 0, 1.18);
      context.moveTo(0, 1.12);
      context.lineTo(-0.13, 1.32);
      context.lineTo(0.13, 1.32);
      context.closePath();
    });
    faint(context, 0.4, () =>
      at(context, -0.42, -0.5, { turn: 0.6 }, () =>
        fillShape(context, '#fff', () => context.ellipse(0, 0, 0.14, 0.32, 0, 0, FULL_TURN)),
      ),
    );
  });
}

/** Balloons among confetti. */
function drawBalloons(context: Context, colours: CardColours): void {
  const { primary, deep, light, soft, gold, paleGold } = colours;
  fillCard(context, soft, light);
  const random = createRandom(41);
  const inks = [primary, gold, light, deep, paleGold];
  for (let index = 0; index < 120; index += 1) {
    const [x, y, turn] = [random() * CARD.width, random() * CARD.height, random() * Math.PI];
    const ink = inks[index % inks.length] ?? primary;
    at(context, x, y, { turn, scale: 0.8 + random() * 0.6 }, () => {
      if (index % 3 === 0) disc(context, ink, 0, 0, 9);
      else if (index % 3 === 1)
        fillShape(context, ink, () => context.roundRect(-15, -5, 30, 10, 3));
      else {
        strokeShape(context, ink, 6, () => {
          context.moveTo(-20, 0);
          context.bezierCurveTo(-10, -18, 0, 18, 20, 0);
        });
      }
    });
  }
  const balloons: readonly Balloon[] = [
    { x: 246, y: 272, size: 96, colour: gold },
    { x: 840, y: 262, size: 100, colour: deep },
    { x: 392, y: 196, size: 118, colour: light },
    { x: 694, y: 190, size: 114, colour: gold },
    { x: CENTRE, y: 236, size: 140, colour: primary },
  ];
  for (const each of balloons) balloon(context, deep, each);
}

/** Hearts that rise around a large one. */
function drawHearts(context: Context, colours: CardColours): void {
  const { primary, deep, light, soft, gold, paper } = colours;
  fillCard(context, soft, light);
  const random = createRandom(97);
  const inks = [light, primary, gold, light, deep];
  for (let index = 0; index < 46; index += 1) {
    const [x, y] = [random() * CARD.width, random() * CARD.height];
    const size = 14 + random() * 34;
    const turn = (random() - 0.5) * 0.9;
    const isBehind = Math.hypot(x - CENTRE, y - 252) < 260;
    if (!isBehind) {
      faint(context, 0.5 + random() * 0.5, () =>
        heart(context, inks[index % inks.length] ?? primary, x, y, size, turn),
      );
    }
  }
  context.save();
  context.shadowColor = 'rgb(0 0 0 / 22%)';
  context.shadowBlur = 36;
  context.shadowOffsetY = 14;
  heart(context, primary, CENTRE, 258, 196);
  context.restore();
  heart(context, gold, CENTRE + 168, 360, 76, 0.32);
  faint(context, 0.9, () =>
    at(context, CENTRE, 258, { scale: 168 }, () =>
      strokeShape(context, paper, 0.03, () => traceHeart(context)),
    ),
  );
  faint(context, 0.3, () =>
    at(context, CENTRE - 108, 168, { turn: 0.75 }, () =>
      fillShape(context, '#fff', () => context.ellipse(0, 0, 22, 52, 0, 0, FULL_TURN)),
    ),
  );
}

/** A flute of sparkling wine around the middle of its bowl. */
function flute(context: Context, { gold, paleGold, paper }: CardColours, random: () => number) {
  const bowl = () => {
    context.moveTo(-62, -150);
    context.bezierCurveTo(-74, -20, -62, 96, 0, 124);
    context.bezierCurveTo(62, 96, 74, -20, 62, -150);
    context.closePath();
  };
  faint(context, 0.24, () => fillShape(context, paper, bowl));
  context.save();
  context.beginPath();
  bowl();
  context.clip();
  context.fillStyle = gold;
  context.fillRect(-90, -84, 180, 230);
  fillShape(context, paleGold, () => context.ellipse(0, -84, 66, 12, 0, 0, FULL_TURN));
  for (let index = 0; index < 16; index += 1) {
    disc(context, paleGold, (random() - 0.5) * 86, -66 + random() * 160, 3 + random() * 5);
  }
  context.restore();
  strokeShape(context, paper, 6, bowl);
  strokeShape(context, paper, 10, () => {
    context.moveTo(0, 124);
    context.lineTo(0, 268);
    context.moveTo(-58, 274);
    context.quadraticCurveTo(0, 258, 58, 274);
  });
  faint(context, 0.5, () =>
    strokeShape(context, paper, 7, () => {
      context.moveTo(-42, -124);
      context.quadraticCurveTo(-48, -40, -38, 20);
    }),
  );
}

/** Two glasses that meet. */
function drawGlasses(context: Context, colours: CardColours): void {
  const { primary, deep, light, gold, paleGold } = colours;
  fillCard(context, deep, primary);
  const random = createRandom(23);
  const glow = context.createRadialGradient(CENTRE, 210, 20, CENTRE, 210, 520);
  glow.addColorStop(0, light);
  glow.addColorStop(1, 'rgb(0 0 0 / 0%)');
  faint(context, 0.4, () => {
    context.fillStyle = glow;
    context.fillRect(0, 0, CARD.width, 760);
  });
  for (let index = 0; index < 60; index += 1) {
    const ink = index % 3 === 0 ? paleGold : light;
    faint(context, 0.18 + random() * 0.4, () =>
      disc(context, ink, random() * CARD.width, random() * CARD.height, 3 + random() * 13),
    );
  }
  at(context, CENTRE - 106, 276, { turn: 0.3, scale: 1.04 }, () => flute(context, colours, random));
  at(context, CENTRE + 106, 276, { turn: -0.3, scale: 1.04 }, () =>
    flute(context, colours, random),
  );
  star(context, paleGold, { x: CENTRE, y: 66, size: 44, inner: 0.2 });
  star(context, gold, { x: CENTRE - 92, y: 40, size: 20, inner: 0.22 });
  star(context, gold, { x: CENTRE + 98, y: 52, size: 26, inner: 0.22 });
  star(context, paleGold, { x: 196, y: 150, size: 24, inner: 0.2 });
  star(context, paleGold, { x: 890, y: 174, size: 30, inner: 0.2 });
}

/** A leaf of 1 unit along the x axis. */
function leaf(context: Context, colour: string, vein: string): void {
  fillShape(context, colour, () => {
    context.moveTo(0, 0);
    context.quadraticCurveTo(0.42, -0.38, 1, 0);
    context.quadraticCurveTo(0.42, 0.38, 0, 0);
  });
  faint(context, 0.5, () =>
    strokeShape(context, vein, 0.025, () => {
      context.moveTo(0.08, 0);
      context.lineTo(0.86, 0);
    }),
  );
}

/** A branch along the x axis with pairs of leaves. */
function branch(context: Context, { primary, deep, light, gold }: CardColours): void {
  strokeShape(context, deep, 6, () => {
    context.moveTo(0, 0);
    context.quadraticCurveTo(180, -60, 380, -20);
  });
  const inks = [primary, light, deep];
  for (let index = 0; index < 7; index += 1) {
    const along = (index + 1) / 7.2;
    const [x, y] = [380 * along, -120 * along * (1 - along) - 20 * along * along];
    const ink = inks[index % inks.length] ?? primary;
    const scale = 112 - 44 * along;
    at(context, x, y, { turn: -0.95, scale }, () => leaf(context, ink, deep));
    at(context, x, y, { turn: 0.75, scale }, () => leaf(context, ink, deep));
    if (index % 3 === 1) disc(context, gold, x + 8, y - 34, 11);
  }
  at(context, 376, -20, { scale: 84 }, () => leaf(context, primary, deep));
}

/** A wreath of leaves and berries, with branches in the corners. */
function drawWreath(context: Context, colours: CardColours): void {
  const { primary, deep, light, soft, gold, paper } = colours;
  fillCard(context, soft, soft);
  faint(context, 0.5, () => {
    at(context, -20, 110, { turn: -0.35, scale: 0.85 }, () => branch(context, colours));
    at(context, CARD.width + 20, 110, { turn: 0.35, scale: 0.85, flip: true }, () =>
      branch(context, colours),
    );
    at(context, -30, 520, { turn: -0.75, scale: 0.85 }, () => branch(context, colours));
    at(context, CARD.width + 30, 520, { turn: 0.75, scale: 0.85, flip: true }, () =>
      branch(context, colours),
    );
    at(context, -20, 1400, { turn: -1.2 }, () => branch(context, colours));
    at(context, CARD.width + 20, 1400, { turn: 1.2, flip: true }, () => branch(context, colours));
  });
  const [y, radius] = [258, 158];
  disc(context, paper, CENTRE, y, radius + 4);
  strokeShape(context, deep, 5, () => context.arc(CENTRE, y, radius, 0, FULL_TURN));
  const inks = [primary, light, deep];
  const count = 30;
  for (let index = 0; index < count; index += 1) {
    const angle = (index / count) * FULL_TURN;
    const [x, top] = [CENTRE + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    const turn = angle + Math.PI / 2 + (index % 2 === 0 ? -0.62 : 0.62);
    const ink = inks[index % inks.length] ?? primary;
    at(context, x, top, { turn, scale: 84 }, () => leaf(context, ink, deep));
  }
  for (let index = 0; index < 10; index += 1) {
    const angle = (index / 10) * FULL_TURN + 0.2;
    const away = radius + (index % 2 === 0 ? 16 : -14);
    disc(context, gold, CENTRE + away * Math.cos(angle), y + away * Math.sin(angle), 12);
  }
  heart(context, gold, CENTRE, y + 4, 52);
}

/** A fir with three layers and snow, on its foot. */
function fir(context: Context, colour: string, snow: string): void {
  for (const [top, width] of [
    [-250, 70],
    [-180, 100],
    [-100, 132],
  ] as const) {
    fillShape(context, colour, () => {
      context.moveTo(0, top);
      context.quadraticCurveTo(width * 0.35, top + 84, width, top + 128);
      context.quadraticCurveTo(0, top + 150, -width, top + 128);
      context.quadraticCurveTo(-width * 0.35, top + 84, 0, top);
    });
    faint(context, 0.75, () =>
      fillShape(context, snow, () => {
        context.moveTo(0, top);
        context.quadraticCurveTo(width * 0.2, top + 50, width * 0.44, top + 78);
        context.quadraticCurveTo(width * 0.2, top + 70, 0, top + 56);
        context.quadraticCurveTo(-width * 0.12, top + 50, -width * 0.2, top + 52);
        context.quadraticCurveTo(-width * 0.08, top + 30, 0, top);
      }),
    );
  }
}

/** A winter night: a large star, snow, hills and firs. */
function drawStars(context: Context, colours: CardColours): void {
  const { primary, deep, light, soft, gold, paleGold } = colours;
  fillCard(context, deep, primary);
  const random = createRandom(12);
  for (let index = 0; index < 90; index += 1) {
    const [x, y, size] = [random() * CARD.width, random() * CARD.height, 2 + random() * 5];
    faint(context, 0.35 + random() * 0.6, () => disc(context, soft, x, y, size));
  }
  const glow = context.createRadialGradient(CENTRE, 150, 10, CENTRE, 150, 330);
  glow.addColorStop(0, paleGold);
  glow.addColorStop(1, 'rgb(0 0 0 / 0%)');
  faint(context, 0.5, () => {
    context.fillStyle = glow;
    context.fillRect(0, 0, CARD.width, 520);
  });
  for (const [x, y, size] of [
    [150, 96, 18],
    [286, 190, 12],
    [800, 90, 14],
    [930, 190, 20],
    [398, 62, 12],
    [690, 190, 10],
  ] as const) {
    star(context, gold, { x, y, size: size * 1.4, inner: 0.22 });
  }
  star(context, gold, { x: CENTRE, y: 150, size: 104, points: 8, inner: 0.36 });
  star(context, paleGold, { x: CENTRE, y: 150, size: 62, points: 8, inner: 0.36 });
  fillShape(context, light, () => {
    context.moveTo(0, 420);
    context.bezierCurveTo(260, 300, 420, 420, 620, 390);
    context.bezierCurveTo(820, 350, 960, 330, CARD.width, 400);
    context.lineTo(CARD.width, CARD.height);
    context.lineTo(0, CARD.height);
  });
  for (const [x, y, scale] of [
    [190, 424, 0.74],
    [330, 440, 0.54],
    [892, 424, 0.8],
    [754, 446, 0.56],
    [70, 470, 0.6],
    [1010, 470, 0.62],
  ] as const) {
    at(context, x, y, { scale }, () => fir(context, x % 4 === 2 ? deep : primary, soft));
  }
  fillShape(context, soft, () => {
    context.moveTo(0, 470);
    context.bezierCurveTo(240, 410, 420, 500, 640, 456);
    context.bezierCurveTo(840, 420, 980, 440, CARD.width, 480);
    context.lineTo(CARD.width, CARD.height);
    context.lineTo(0, CARD.height);
  });
}

/** How each design is drawn. */
export const DESIGNS: Readonly<Record<DesignName, DrawDesign>> = {
  bow: drawBow,
  balloons: drawBalloons,
  hearts: drawHearts,
  glasses: drawGlasses,
  wreath: drawWreath,
  stars: drawStars,
};
