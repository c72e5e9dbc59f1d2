/** As much of a page's document as drawing in SVG needs, for tests without a page. */
export class TestDocument {
  createElementNS(_namespace: string, name: string): TestElement {
    return new TestElement(name);
  }
}

class TestElement {
  textContent = '';
  #children: TestElement[] = [];
  readonly #attributes = new Map<string, string>();
  readonly #name: string;

  constructor(name: string) {
    this.#name = name;
  }

  setAttribute(key: string, value: string): void {
    this.#attributes.set(key, value);
  }

  append(...children: TestElement[]): void {
    this.#children.push(...children);
  }

  replaceChildren(...children: TestElement[]): void {
    this.#children = children;
  }

  get text(): string {
    const attributes = [...this.#attributes].map(([key, value]) => ` ${key}="${value}"`).join('');
    const content = this.textContent + this.#children.map(({ text }) => text).join('');
    return `<${this.#name}${attributes}>${content}</${this.#name}>`;
  }
}

export class TestSerializer {
  serializeToString(element: TestElement): string {
    return element.text;
  }
}
