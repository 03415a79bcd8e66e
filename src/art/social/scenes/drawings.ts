import type { SceneKey } from '../../../domain/channels/scenes.ts';
import { dove } from './dove.ts';
import { lamp } from './lamp.ts';
import { mountainDawn } from './mountain-dawn.ts';
import { oliveBranch } from './olive-branch.ts';
import { openBook } from './open-book.ts';
import { path } from './path.ts';
import { rain } from './rain.ts';
import { seaAndStars } from './sea-and-stars.ts';
import { treeByWater } from './tree-by-water.ts';
import { well } from './well.ts';
import { wheat } from './wheat.ts';
import { window } from './window.ts';

export const SCENE_DRAWINGS: Readonly<Record<SceneKey, () => string>> = {
  lamp,
  dove,
  'olive-branch': oliveBranch,
  window,
  'sea-and-stars': seaAndStars,
  'open-book': openBook,
  well,
  path,
  'tree-by-water': treeByWater,
  'mountain-dawn': mountainDawn,
  rain,
  wheat,
};
