/** The code blocks below a heading of a document that name their file: "```ts svc-greetings/src/main.ts". */
export function filesOfRecipe(markdown: string, heading: string): Record<string, string> {
  const [, after = ''] = markdown.split(`\n## ${heading}\n`);
  const [section = ''] = after.split(/^## /m);
  const blocks = section.matchAll(/^```\w+ (\S+)\n([\s\S]*?)^```$/gm);
  return Object.fromEntries([...blocks].map(([, file = '', content = '']) => [file, content]));
}
