import { wordsOf } from './prose-rules.ts';

/**
 * Things that make a scene, which a reader would notice on meeting them twice in a week. Left out is what belongs to a
 * house and must come back (letters, work, friends) and what is everywhere (door, table, hand). The list stands as it
 * is: another word in it would choose days anew that are past.
 */
const TOPIC_WORDS: ReadonlySet<string> = new Set(
  `accordion airplane alphabet anchor apple apricot apron atlas attic audience aunt badge baker bakery ball balloon
  band banjo barber barn basket bath bee bell bench bicycle bird birthday blanket boat bookcase boot bottle bowl
  box bread bridge broom brush bucket budget bulb bus butter button cabbage cable cake calendar camel camera
  candle canvas cap captain card cardboard carpenter carpet carrot casserole cat catalog cathedral ceiling cellar
  cello chalk cheese cherry chess choir chorus church circus clay clerk clock closet cloth coast coat coffee coin
  collar comb comma compass concert conductor cookie corridor costume cousin cow crayon crossword crow cup
  cupboard curb curtain cushion cyclist dancer dessert dictionary dog doorbell dough drawer drill driver drum duck
  dumpling dust egg elbow elevator engine envelope eraser faucet fence fern ferry fiddle fireplace fish fisherman
  flag flashlight flower fog folder footnote fork fountain freezer frog furniture fuse garage garden garlic gate
  glove glue goat goldfish goose grandmother guitar hair haircut hallway hammer handkerchief handwriting harbor
  hat hedge herring hill hinge honey hook horse ice ink jacket jam jar joke judge juggler kettle key kite knife
  knot ladder lake lamp lamppost landing landlord lantern latch laundry leash lecture ledger lemon lentil library
  lid lighthouse lilac loaf lock luggage magnet mailbox map marble margin market mat medal menu microphone milk
  mirror mitten moth mountain mouse mule museum mushroom nail napkin needle newspaper notebook oar oil olive onion
  opera orange orchard oven owl paint pan pantry parade parcel parrot parsley passport password pasta pastry peach
  pear pen pencil pepper photograph piano picnic picture pie pigeon pillow plant plate platform playground plum
  plumber pocket poem pony porch portrait postcard pot potato pudding pump puppet purse puzzle quilt rabbit
  radiator radio rain raincoat receipt recipe refrigerator restaurant ribbon rice river roof rooster rope rug sail
  sailor salad salt sandwich saucer scaffolding scarf scissors screen screw sea seam shawl shed sheep shelf shirt
  shoe shovel sidewalk sink sleeve slipper snail snow soap sock sofa song soup spider spoon squirrel staircase
  stairwell stamp station stone stool stove string sugar suitcase sweater swimmer tailor tape taxi tea teacher
  teapot teeth telegram telescope tent theater thermos thread thumb ticket timer timetable toast toaster tomato
  tooth towel tower tractor train trash tray tree trombone trumpet trunk tulip tune umbrella uncle uniform valve
  van vase verse violin waiter wallet wallpaper wardrobe wedding whale wheel whistle wig windowsill wool workbench
  workshop yard yarn`.split(/\s+/),
);

/** The word as the list has it: "boxes" and "socks" are a box and a sock. */
function singular(word: string): string | undefined {
  const bare = word.replace(/’s$/, '');
  const forms = [bare, bare.replace(/s$/, ''), bare.replace(/es$/, ''), bare.replace(/ves$/, 'f')];
  return forms.find((form) => TOPIC_WORDS.has(form));
}

/** The topic words of a paragraph, each once. */
export function topicsOf(text: string): string[] {
  const found = wordsOf(text.toLowerCase()).map(singular);
  return [...new Set(found.filter((topic) => topic !== undefined))];
}
