/**
 * Word lists by which the readings' subjects are counted. They were written before the paragraphs they count and are
 * left alone since: a list that follows the text measures nothing.
 */
const words = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}’'-])(?:${list.trim().split(/\s+/).join('|')})(?![\\p{L}])`, 'iu');

/** Love and friendship: the people one loves, and what one does with them. */
export const LOVE_AND_FRIENDSHIP = words(`
  love loves loved loving lover lovers beloved romance romantic partner partners spouse wife husband boyfriend
  girlfriend a\\sdate dating crush crushes ex flirt flirts flirting flirtation kiss kisses kissed hug hugs hugged
  marriage married marry wedding anniversary couple couples sweetheart relationship relationships intimacy intimate
  tenderness affection affectionate friend friends friendship friendships buddy pal bestie companion companionship
  roommate someone\\syou\\slike someone\\syou\\slove person\\syou\\slove people\\syou\\slove valentine attraction
  attracted chemistry heartbreak`);

/** Work and money: earning, spending, and those one does it with. */
export const WORK_AND_MONEY = words(`
  work working worker workplace job jobs boss bosses manager managers coworker coworkers colleague
  colleagues career careers office meeting meetings client clients customer customers deadline deadlines project
  projects promotion promoted raise salary paycheck pay pays paid payment hire hired hiring resume interview business
  team email inbox shift shifts employer employee profession professional money cash budget budgets bill bills rent
  mortgage debt debts owe owes owed price prices cost costs dollar dollars savings bank account accounts invoice
  receipt receipts tax taxes refund spend spends spending spent buy buying bought afford contract contracts credit
  wallet bonus negotiate negotiation`);

/** A feeling called by its name. */
export const FEELINGS = words(`
  afraid fear fears scared worry worries worried worrying nervous nerves panic dread shy embarrassed embarrassment
  ashamed shame guilt guilty proud pride jealous jealousy envy envious angry anger mad furious rage annoyed irritated
  irritation resent resentment bitter lonely loneliness sad sadness grief grieve hurt hurts disappointed
  disappointment regret regrets homesick longing tender tenderness love loved happy happiness joy joyful
  glad delight delighted relief relieved grateful gratitude hope hopes hopeful hopeless calm calmer peace peaceful
  content excited excitement thrilled eager curious curiosity bored boredom restless impatient impatience tired
  overwhelmed stressed confident confidence courage brave bravery doubt doubts insecure insecurity trust comfort
  comforted feeling feelings feel feels felt mood moody temper tears cry cried crying
  cheerful uneasy anxious self-conscious vulnerable stubborn stubbornness`);

/** Small things of the household that charm once and say nothing. */
export const TRIFLES = words(`
  comb combs lace laces shoelace shoelaces button buttons jam jams marmalade spoon spoons teaspoon fork forks teacup
  teacups saucer kettle teapot mug mugs umbrella umbrellas sock socks glove gloves mitten mittens drawer drawers hook
  hooks nail nails screw screws hinge hinges doorknob doormat doorbell lamp lamps lampshade bulb candle candles matches
  envelope envelopes stamp stamps pencil pencils ribbon ribbons string thread needle thimble pin pins zipper collar
  sleeve sleeves hem pocket pockets handkerchief napkin napkins tablecloth towel towels soap sponge broom bucket jar
  jars bottle bottles lid lids tin tins basket baskets vase vases cushion cushions pillowcase curtain curtains rug rugs
  ladder hammer glue tape scissors shelf shelves coaster tray trays cookie cookies biscuit biscuits crumb crumbs pickle
  pickles radish radishes turnip egg eggs toast butter`);
