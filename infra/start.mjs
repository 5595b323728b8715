// Plain JavaScript, so that a Node.js which is too old is told so instead of failing on a flag or on TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Lawdex needs Node.js 20.19 or newer; this is ${process.versions.node}. See https://nodejs.org.`);
  process.exit(1);
}
const { register } = await import('tsx/esm/api').catch(() => {
  console.error('The dependencies are not installed. Run: npm ci');
  process.exit(1);
});
register();
await import(`./src/start/${process.argv[2] ?? 'main'}.ts`);
