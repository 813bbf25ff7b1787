/** Pictures are drawn on a sheet of this size, in pixels. */
export const WIDTH = 1200;
export const HEIGHT = 800;

/** A whole picture: its definitions (gradients, clips) and what is drawn with them. */
export function sheet(definitions, drawing) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${definitions}</defs>${drawing}</svg>`;
}

/** A gradient from top to bottom; stops as `[offset, colour, opacity?]`. */
export function vertical(id, stops) {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient from left to right. */
export function horizontal(id, stops) {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient from the middle outwards. */
export function radial(id, stops, centre = [0.5, 0.5]) {
  return `<radialGradient id="${id}" cx="${centre[0]}" cy="${centre[1]}" r="0.5">${stopsOf(stops)}</radialGradient>`;
}

function stopsOf(stops) {
  return stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');
}

export function rect(x, y, width, height, fill, more = '') {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
}

export function circle(x, y, r, fill, more = '') {
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}" ${more}/>`;
}

export function ellipse(x, y, rx, ry, fill, more = '') {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}" ${more}/>`;
}

export function path(d, fill, more = '') {
  return `<path d="${d}" fill="${fill}" ${more}/>`;
}

/** A line without a filling. */
export function stroke(d, colour, width, more = '') {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;
}

/** Moves, turns or scales a drawing. */
export function placed(transform, drawing, more = '') {
  return `<g transform="${transform}" ${more}>${drawing}</g>`;
}

/** So many pieces, each made from its number. */
export function repeat(count, piece) {
  return Array.from({ length: count }, (_, index) => piece(index)).join('');
}

/** Numbers between 0 and 1 that look thrown but are the same at every run. */
export function thrown(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
