/** Programs to begin with, and the program that the player has edited. */
import { readText, writeText } from '$lib/settings/storage';
import agent from './examples/agent.py?raw';
import first from './examples/first.py?raw';

export const EXAMPLES = { first, agent };
export type Example = keyof typeof EXAMPLES;

const PROGRAM_KEY = 'program';

export const storedProgram = (): string => readText(PROGRAM_KEY) ?? first;
export const storeProgram = (program: string): void => writeText(PROGRAM_KEY, program);
