import type { Question } from '../section';
export const faq = { questions: [] as readonly Question[] };
