import { DockerfileParser } from 'dockerfile-ast';
import type { Instruction } from 'dockerfile-ast';

export interface Step {
  keyword: string;
  /** Without flags. */
  args: string[];
  /** `from` -> `build`. */
  flags: Record<string, string>;
  line: number;
}

export interface Stage {
  name: string;
  /** An image, or the name of a stage before. */
  from: string;
  steps: Step[];
}

export interface Dockerfile {
  /** Name -> value of the ARGs above the first stage. */
  args: Record<string, string>;
  stages: Stage[];
}

/** A Dockerfile as a list of stages. */
export function parseDockerfile(text: string): Dockerfile {
  const args: Record<string, string> = {};
  const stages: Stage[] = [];
  for (const instruction of DockerfileParser.parse(text).getInstructions()) {
    const step = stepOf(instruction);
    const stage = stages.at(-1);
    if (step.keyword === 'FROM') {
      const [from = '', , name = `stage ${stages.length}`] = step.args;
      stages.push({ name, from: substitute(from, args), steps: [] });
    } else if (stage) stage.steps.push(step);
    else if (step.keyword === 'ARG') {
      const [, name = '', value = ''] = /^(\w+)=?(.*)$/.exec(step.args[0] ?? '') ?? [];
      args[name] = value;
    }
  }
  return { args, stages };
}

function stepOf(instruction: Instruction): Step {
  const flags =
    'getFlags' in instruction
      ? (instruction.getFlags as () => { getName(): string; getValue(): string | null }[])()
      : [];
  return {
    keyword: instruction.getKeyword(),
    args: instruction.getArguments().map((argument) => argument.getValue()),
    flags: Object.fromEntries(flags.map((flag) => [flag.getName(), flag.getValue() ?? ''])),
    line: instruction.getRange().start.line + 1,
  };
}

/** `${NAME}` and `$NAME`, as the ARGs say. */
export const substitute = (text: string, args: Readonly<Record<string, string>>): string =>
  text.replace(/\$\{(\w+)\}|\$(\w+)/g, (whole, braced?: string, bare?: string) => args[braced ?? bare ?? ''] ?? whole);
