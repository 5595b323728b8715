import { environmentOrThrow } from '@lawdex/contracts';
import type { ConfigOf, VariableSpec } from '@lawdex/contracts';

/** The variables of this process; one ConfigError names all that are wrong. */
export const readConfig = <S extends VariableSpec>(spec: S): ConfigOf<S> => environmentOrThrow(spec, process.env);
