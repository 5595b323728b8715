/** A stage, as `parseDockerfile` gives it. */
interface Stage {
  name: string;
  from: string;
  steps: readonly { keyword: string; args: readonly string[]; flags: Readonly<Record<string, string>>; line: number }[];
}

export interface DockerfileFacts {
  stages: readonly Stage[];
  /** Stages that images are made of. */
  targets: readonly string[];
  /** Bases that may stand without a digest, because it could not be learned where this was written. */
  withoutDigest: readonly string[];
  /** Whether a path of the context is there and not left out by .dockerignore. */
  isInContext(path: string): boolean;
}

/** What is wrong with a Dockerfile, a sentence each, with the line where there is one. */
export function dockerfileProblems({ stages, targets, withoutDigest, isInContext }: DockerfileFacts): string[] {
  const names = stages.map(({ name }) => name);
  return [
    ...targets.filter((target) => !names.includes(target)).map((target) => `There is no stage ${target}.`),
    ...stages.flatMap((stage) => [
      ...(names.includes(stage.from) ? [] : baseProblems(stage.from, withoutDigest)),
      ...stage.steps.flatMap((step) =>
        stepProblems(step, names, isInContext).map((problem) => `Line ${step.line}: ${problem}`),
      ),
      ...(targets.includes(stage.name) && !userOf(stage)
        ? [`The stage ${stage.name} runs as root: it needs USER.`]
        : []),
    ]),
  ];
}

/** Whom a stage runs as; null when it names nobody but root. */
export function userOf({ steps }: Pick<Stage, 'steps'>): string | null {
  const user = steps.filter(({ keyword }) => keyword === 'USER').at(-1)?.args[0] ?? '';
  return user === '' || /^(root|0)(:|$)/.test(user) ? null : user;
}

function baseProblems(image: string, withoutDigest: readonly string[]): string[] {
  const [name = '', digest] = image.split('@');
  const tag = name.split(':')[1] ?? '';
  return [
    ...(/\d+\.\d+/.test(tag) ? [] : [`The base ${image} names no version.`]),
    ...(digest || withoutDigest.includes(name) ? [] : [`The base ${image} has no digest.`]),
  ];
}

function stepProblems(
  { keyword, args, flags }: Stage['steps'][number],
  stages: readonly string[],
  isInContext: (path: string) => boolean,
): string[] {
  const text = args.join(' ');
  switch (keyword) {
    case 'ADD':
      return ['ADD unpacks and downloads: use COPY.'];
    case 'COPY': {
      const from = flags['from'];
      if (from !== undefined) return stages.includes(from) ? [] : [`COPY takes from ${from}, which is no stage.`];
      return args
        .slice(0, -1)
        .filter((path) => !isInContext(path))
        .map((path) => `COPY takes ${path}, which is not in the context.`);
    }
    case 'RUN':
      return [
        ...(/\bnpm (i|install)\b/.test(text) ? ['npm install ignores the lock: use npm ci.'] : []),
        ...(/\bsudo\b/.test(text) ? ['sudo: use USER.'] : []),
        ...(/\b(curl|wget)\b/.test(text) ? ['What is downloaded here is pinned by nobody.'] : []),
        ...(/\bapt-get install\b/.test(text) && !/--no-install-recommends/.test(text)
          ? ['apt-get install needs --no-install-recommends.']
          : []),
        ...(/\bapt-get upgrade\b/.test(text) ? ['The base is what is upgraded.'] : []),
        ...(/(^|[\s;&|(])cd\s/.test(text) ? ['cd: use WORKDIR.'] : []),
      ];
    case 'CMD':
    case 'ENTRYPOINT':
      return text.startsWith('[') ? [] : [`${keyword} starts a shell, which passes no SIGTERM on: write a list.`];
    case 'WORKDIR':
      return text.startsWith('/') ? [] : ['WORKDIR must be absolute.'];
    case 'ENV':
    case 'ARG':
      return /(PASSWORD|TOKEN|SECRET|_KEY)\w*=/.test(text) ? [`${keyword} holds a secret.`] : [];
    case 'EXPOSE':
      return [];
    case 'MAINTAINER':
      return ['MAINTAINER is deprecated.'];
    default:
      return [];
  }
}
