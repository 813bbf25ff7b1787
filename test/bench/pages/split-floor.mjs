/**
 * The split floor: a small first module paints a shell, starts its calls and the React chunk at the same
 * moment, and is live when all are there. What the checkout is held against. `calls` lists the addresses of its calls: a
 * page that is held against it at scale loads and parses the same answers.
 */
const load = async (call) => (await fetch(call)).json();

/** One word of an answer, so that every answer is read. */
const titleOf = (answer) => answer.campaignView?.campaignTitle ?? answer.name ?? answer.length;

class SplitElement extends HTMLElement {
  async connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const shell = document.createElement('p');
    shell.textContent = 'A carregar';
    root.append(shell);
    const [{ defineFloor }, ...answers] = await Promise.all([
      import('./floor-app.mjs'),
      ...this.getAttribute('calls').split(' ').map(load),
    ]);
    defineFloor('bench-inner');
    const inner = document.createElement('bench-inner');
    inner.setAttribute('campaign', answers.map(titleOf).join());
    shell.replaceWith(inner);
  }
}

customElements.define('bench-element', SplitElement);
