const sheets: string[] = [];

/** Adds a style sheet as text. The build and the development server call it for each `import './control.css'`. */
export function registerSheet(text: string): void {
  sheets.push(text);
}

/** The loaded style sheets, in the order of their modules. */
export const registeredSheets: readonly string[] = sheets;
