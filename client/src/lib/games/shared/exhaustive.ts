/** Mark a branch as unreachable; a union with an unhandled member does not compile. */
export function assertNever(value: never): never {
  throw new Error(`unhandled value: ${JSON.stringify(value)}`);
}
