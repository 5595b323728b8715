import { ValidationPipe } from '@nestjs/common';
import type { ValidationError } from '@nestjs/common';
import { InvalidParameter } from '../errors/domain-error.core.ts';

/** Answers the first problem in the words of the API: `rating must be ...`, nested properties as `hours.mon.open`. */
function firstProblem(errors: readonly ValidationError[], path = ''): InvalidParameter {
  const error = errors[0];
  if (!error) return new InvalidParameter('body', 'The body must be a JSON object.');
  const parameter = path + error.property;
  if (error.children?.length) return firstProblem(error.children, `${parameter}.`);
  const problems = error.constraints ?? {};
  if ('whitelistValidation' in problems) return new InvalidParameter(parameter, `Unknown parameter "${parameter}".`);
  if ('unknownValue' in problems) return new InvalidParameter('body', 'The body must be a JSON object.');
  const problem = Object.values(problems)[0] ?? 'is not valid';
  return new InvalidParameter(
    parameter,
    problem.startsWith(error.property) ? path + problem : `${parameter}: ${problem}`,
  );
}

/** Turns bodies and queries into instances of their classes, or refuses them with a 400 that names the parameter. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    transform: true,
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => firstProblem(errors),
  });
}
