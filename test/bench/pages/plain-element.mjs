/** The least that a custom element can be: a heading and 20 buttons, by hand. */
class PlainElement extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const heading = document.createElement('h2');
    heading.textContent = 'Reserva';
    root.append(heading);
    for (let index = 0; index < 20; index += 1) {
      const button = document.createElement('button');
      button.textContent = `Botão ${index}`;
      button.addEventListener('click', () => {
        heading.textContent = `Reserva ${index}`;
      });
      root.append(button);
    }
  }
}

customElements.define('bench-element', PlainElement);
