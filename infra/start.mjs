// Plain JavaScript, so that a Node.js which is too old is told so instead of failing on a flag or on TypeScript.
const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Lawdex needs Node.js 20.19, 22.13 or 24.11; this is ${process.versions.node}. See https://nodejs.org.`,
  );
  process.exit(1);
}
const { register } = await import('tsx/esm/api').catch(() => {
  console.error('The dependencies are not installed. Run: npm ci');
  process.exit(1);
});
register();
const { parseArgs } = await import('node:util');
const programs = { start: 'start/main', dev: 'start/dev' };
for (const command of ['import', 'blog', 'reviews', 'firms', 'search', 'reindex']) programs[command] = 'start/command';
const [name = 'start', ...args] = process.argv.slice(2);
const program = programs[name];
if (!program) {
  console.error(`Unknown: ${name}. There are ${Object.keys(programs).join(', ')}.`);
  process.exit(2);
}
// These read their arguments themselves; elsewhere `-- --port 4000` would be passed over in silence.
if (program !== 'start/command') {
  try {
    parseArgs({ args, options: {} });
  } catch (error) {
    console.error(`${error.message}.\nIt is set up by environment variables: see docs/CONFIGURATION.md, "npm start".`);
    process.exit(2);
  }
}
await import(`./src/${program}.ts`);
