import type { SceneKey } from '../../../domain/channels/scenes.ts';
import { dove } from './dove.ts';
import { lamp } from './lamp.ts';
import { oliveBranch } from './olive-branch.ts';
import { openBook } from './open-book.ts';
import { seaAndStars } from './sea-and-stars.ts';
import { window } from './window.ts';

export const SCENE_DRAWINGS = { lamp, dove, 'olive-branch': oliveBranch, window, 'sea-and-stars': seaAndStars, 'open-book': openBook } as unknown as Readonly<Record<SceneKey, () => string>>;
