// The rooms of a service, each a folder of src, lie above each other: infra/src/guards/boundaries.spec.ts plants a circle. A run of its own, because a
// rule of folders sees every file that is read, and specs and what starts a service may look anywhere.

const { options } = require('./.dependency-cruiser.cjs');

const ROOM = '^svc-[^/]+/src/[^/]+$';

module.exports = {
  forbidden: [
    {
      name: 'no-folder-circles',
      comment: 'Rooms that need each other can only be read, tested and moved together.',
      severity: 'error',
      scope: 'folder',
      from: { path: ROOM },
      to: { circular: true, path: ROOM },
    },
  ],
  options: {
    ...options,
    exclude: { path: `${options.exclude.path}|\\.spec\\.tsx?$|^svc-[^/]+/(test/|src/[^/]+\\.ts$)` },
    includeOnly: '^svc-',
  },
};
