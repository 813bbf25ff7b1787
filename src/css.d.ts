/** A style sheet's text, minified at build. */
declare module '*.css' {
  const text: string;
  export default text;
}
