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
const programs = {
  start: 'start/main',
  dev: 'start/dev',
  import: 'start/import',
  faults: 'faults/main',
  bench: 'bench/main',
};
const program = programs[process.argv[2] ?? 'start'];
if (!program) {
  console.error(`Unknown: ${process.argv[2]}. There are ${Object.keys(programs).join(', ')}.`);
  process.exit(2);
}
await import(`./src/${program}.ts`);
