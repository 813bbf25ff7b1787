// Counts what the policy blocks, for the page to show and for tests to read.
window.violations = [];
document.addEventListener('securitypolicyviolation', (event) => {
  window.violations.push(`${event.effectiveDirective} ${event.sourceFile ?? ''}`);
  const output = document.querySelector('#violations');
  if (output) output.textContent = String(window.violations.length);
});
document.addEventListener('DOMContentLoaded', () => {
  document.querySelector('#violations').textContent = String(window.violations.length);
});
