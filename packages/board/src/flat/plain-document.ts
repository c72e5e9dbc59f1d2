/** As much of a page's document as drawing in SVG needs, where there is no page: on a server, in tests. */
export class PlainDocument {
  createElementNS(_namespace: string, name: string): PlainElement {
    return new PlainElement(name);
  }
}

export class PlainElement {
  textContent = '';
  #children: PlainElement[] = [];
  readonly #attributes = new Map<string, string>();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  setAttribute(key: string, value: string): void {
    this.#attributes.set(key, value);
  }

  append(...children: PlainElement[]): void {
    this.#children.push(...children);
  }

  replaceChildren(...children: PlainElement[]): void {
    this.#children = children;
  }

  get text(): string {
    const attributes = [...this.#attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
    const content = this.textContent + this.#children.map(({ text }) => text).join('');
    return `<${this.#name}${attributes}>${content}</${this.#name}>`;
  }
}

export class PlainSerializer {
  serializeToString(element: PlainElement): string {
    return element.text;
  }
}
