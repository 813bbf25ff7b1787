/**
 * A list of pickup points with a search, by hand, on the same answer of the same call: what a key in it costs without
 * any library. Every point that is found is drawn; those out of sight are left to `content-visibility`.
 */
const style = new CSSStyleSheet();
style.replaceSync(`
  ul { max-block-size: 440px; overflow: auto; }
  li { content-visibility: auto; contain-intrinsic-size: auto 72px; }
`);

const MARKS = /\p{Mark}/gu;
const fold = (text) => text.normalize('NFD').replaceAll(MARKS, '').toLowerCase();

class PlainPoints extends HTMLElement {
  async connectedCallback() {
    this.root = this.attachShadow({ mode: 'open' });
    this.root.adoptedStyleSheets = [style];
    const response = await fetch('/rest/v1/web/delivery/pickup-points?shopDeliveryMethodIds=303');
    const points = await response.json();
    this.rows = points.map((point) => this.row(point));
    this.list = document.createElement('ul');
    this.list.append(...this.rows.map(({ row }) => row));
    const input = document.createElement('input');
    input.type = 'search';
    input.addEventListener('input', () => this.filter(input.value));
    this.root.append(input, this.list);
  }

  row({ name, address, postalCode, city }) {
    const row = document.createElement('li');
    const button = document.createElement('button');
    const place = document.createElement('span');
    place.textContent = `${address}, ${postalCode}, ${city}`;
    button.append(name, place);
    row.append(button);
    return { row, text: fold(`${name} ${address} ${postalCode} ${city}`) };
  }

  filter(query) {
    const words = fold(query).split(/\s+/).filter(Boolean);
    const found = this.rows.filter(({ text }) => words.every((word) => text.includes(word)));
    this.list.replaceChildren(...found.map(({ row }) => row));
  }
}

customElements.define('bench-points', PlainPoints);
