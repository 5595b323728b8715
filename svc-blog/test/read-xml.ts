import { SaxesParser } from 'saxes';

/** An element of XML with its whole text. */
export class XmlElement {
  text = '';
  readonly children: XmlElement[] = [];

  constructor(
    readonly name: string,
    readonly attributes: Readonly<Record<string, string>>,
  ) {}

  all(name: string): XmlElement[] {
    return this.children.filter((child) => child.name === name);
  }

  one(name: string): XmlElement {
    const [child, ...others] = this.all(name);
    if (!child || others.length > 0) throw new Error(`<${this.name}> has ${this.all(name).length} <${name}>, not one.`);
    return child;
  }
}

/** Reads XML. Throws when it is not well-formed, or uses a prefix that is not declared. */
export function readXml(text: string): XmlElement {
  const parser = new SaxesParser({ xmlns: true });
  const top = new XmlElement('', {});
  const open = [top];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const values = Object.entries(attributes).map(([key, { value }]) => [key, value] as const);
    const element = new XmlElement(name, Object.fromEntries(values));
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => open.pop());
  const add = (part: string) => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.write(text).close();
  const [root] = top.children;
  if (!root) throw new Error('There is no element.');
  return root;
}
