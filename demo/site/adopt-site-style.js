// A constructed style sheet is no style of the page: the policy lets it pass.
const response = await fetch('/site.css');
const sheet = new CSSStyleSheet();
sheet.replaceSync(await response.text());
document.adoptedStyleSheets.push(sheet);
