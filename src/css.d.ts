/** A style sheet that is registered with the chunk that its module comes in. */
declare module '*.css' {}

/** A style sheet's text, minified at build. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
