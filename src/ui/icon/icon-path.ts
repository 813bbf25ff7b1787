/**
 * A line drawing on a 24 x 24 grid, stroked with the text colour: the data of an SVG path. Icons are values and not
 * names, so that only those that something shows are loaded; the modules beside this one group them by who loads them.
 */
export type IconPath = `M${string}`;
