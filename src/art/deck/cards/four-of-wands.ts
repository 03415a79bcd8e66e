import { points, polar, range, spline } from '../../drawing/plate-burin.ts';
import { tag } from '../../drawing/svg.ts';
import { engraved, placed, repeated, roped, shape, trace } from '../burin.ts';
import type { Place, Point } from '../burin.ts';
import type { CardPicture } from '../card.ts';
import { TONE } from '../inks.ts';
import type { GroundInk } from '../inks.ts';
import { hill } from '../parts/earth.ts';
import { leaf } from '../parts/leaf.ts';
import { spark } from '../parts/lights.ts';
import { RED_ROSE, rose, WHITE_ROSE } from '../parts/rose.ts';
import { archedWindow, tower } from '../parts/tower.ts';
import { BIRCH, HAZEL, LIGHT_OAK } from '../suits/bark.ts';
import { wand } from '../suits/wand.ts';

const SQUARE = { left: 150, right: 550, top: 312, bottom: 734 };
const RING: Point = [350, 548];
const RING_RADIUS = 112;

/**
 * Two lights above a ring would be a face, so only one post burns and the other is still in leaf.
 * Each rod lies over the next and the last over the first, which no order of drawing gives: the first is drawn
 * again at the one crossing where it must be on top.
 */
function square(): string {
  const post = wand({ length: 690, width: 42, wood: LIGHT_OAK, leaves: [0.52], leafLength: 74, flame: 112 });
  const young = wand({
    length: 650,
    width: 42,
    wood: BIRCH,
    bark: 'birch',
    leaves: [0.8, 0.54],
    leafLength: 74,
    flame: 0,
    sprout: 84,
  });
  const rail = wand({
    length: 500,
    width: 40,
    wood: HAZEL,
    bark: 'plated',
    leaves: [],
    flame: 0,
    sprout: 66,
  });
  const left: Place = { at: [SQUARE.left, 936] };
  const again = tag(
    'g',
    { 'clip-path': 'url(#corner)' },
    tag('use', { href: '#post', transform: `translate(${left.at.join(' ')})` }),
  );
  return [
    repeated('post', post, [left]),
    repeated('rail', rail, [{ at: [84, SQUARE.top], turn: 90 }]),
    placed(young, { at: [SQUARE.right, 936] }),
    tag('use', { href: '#rail', transform: `translate(616 ${SQUARE.bottom})rotate(-90)` }),
    tag('defs', {}, tag('clipPath', { id: 'corner' }, shape('M100 660H200V810H100Z', {}))),
    again,
  ].join('');
}

/** Cord crossed twice over every joint. */
function joints(): string {
  const cord = { edge: TONE.gold, body: TONE.oxblood, rib: TONE.oxbloodDeep, width: 13, pitch: 6 };
  const knot = roped('M-31 -29L31 29', cord) + roped('M-29 31L29 -31', cord);
  const corners: Point[] = [
    [SQUARE.left, SQUARE.top],
    [SQUARE.right, SQUARE.top],
    [SQUARE.right, SQUARE.bottom],
    [SQUARE.left, SQUARE.bottom],
  ];
  return repeated(
    'knot',
    knot,
    corners.map((at) => ({ at })),
  );
}

/** A ring of roses by a ribbon from the upper rod; one rose among the white ones is red, and off the axis. */
function garland(): string {
  const ribbon = { edge: TONE.gold, body: TONE.oxblood, rib: TONE.oxbloodDeep, width: 16, pitch: 7 };
  const greens = range(22).map((i): Place => {
    const turn = i * (360 / 22);
    return { at: polar(RING, RING_RADIUS, turn), turn: turn + (i % 2 === 0 ? 58 : 118) };
  });
  const blooms = range(11).map((i): Place => ({
    at: polar(RING, RING_RADIUS, -90 + (i * 360) / 11),
    turn: i * 23,
  }));
  const red = [2, 7, 8];
  const fallen: Place = { at: [258, 1000], turn: 20, scale: 0.72 };
  return [
    roped('M330 304L346 444', ribbon),
    roped('M372 304L352 444', ribbon),
    repeated('leaf', leaf([0, 0], 0, 62, 28), greens),
    repeated('white', rose([0, 0], 37, WHITE_ROSE), [...blooms.filter((_, i) => !red.includes(i)), fallen]),
    repeated(
      'red',
      rose([0, 0], 37, RED_ROSE),
      blooms.filter((_, i) => red.includes(i)),
    ),
    roped('M322 298Q350 288 380 298', { ...ribbon, width: 24 }),
    roped('M322 320Q350 310 380 320', { ...ribbon, width: 24 }),
  ].join('');
}

/** Home at evening, behind the open room. */
function home(ink: GroundInk): string {
  const stone = { wall: '#a4674a', dark: '#6c3430', joint: '#3a1418', line: TONE.brassLit };
  const near = spline(points('46,934 160,920 300,936 430,924 560,940 654,922'), 6);
  const far = spline(points('46,872 130,850 240,866 340,836 430,846 540,868 654,846'), 6);
  return [
    hill(far, 1060, '#7a2227', ink.line),
    tower({ x: 412, top: 786, bottom: 880, width: 52 }, stone),
    tower({ x: 318, top: 812, bottom: 880, width: 40 }, stone),
    engraved(points('336,834 388,834 388,880 336,880'), { fill: stone.wall, stroke: stone.line, width: 2 }),
    archedWindow([362, 880], 24, 36, true),
    archedWindow([412, 836], 13, 22, true),
    shape('M318 806V778L340 785L318 792', { fill: TONE.ivory, stroke: TONE.gold, width: 1.8 }),
    hill(near, 1060, '#4d141c', ink.line),
    shape(trace(spline(points('356,884 344,912 372,940 340,1000 350,1062'), 6)), {
      stroke: ink.line,
      width: 9,
      opacity: 0.7,
    }),
  ].join('');
}

function draw(ink: GroundInk): string {
  return [
    home(ink),
    spark([262, 400], 10, TONE.gold),
    spark([448, 416], 8, TONE.gold),
    spark([466, 650], 10, TONE.gold),
    square(),
    joints(),
    garland(),
  ].join('');
}

export const fourOfWands: CardPicture = { draw };
