/**
 * Places of names of one height, so that none covers another: each as near as can be to the place it belongs to, in the same
 * order, within `most`. `wanted` are the middles from the top, ascending; where there is no room for all they draw together.
 */
export function spreadNames(wanted: readonly number[], height: number, most: number): number[] {
  const top = height / 2;
  const room = Math.max(0, most - height);
  const gap = wanted.length > 1 ? Math.min(height, room / (wanted.length - 1)) : 0;
  // Pool adjacent violators: with the minimum distances subtracted, positions must not decrease; those that do are merged at their mean.
  const groups: { sum: number; count: number }[] = [];
  for (const [index, place] of wanted.entries()) {
    let group = { sum: place - index * gap, count: 1 };
    for (let last = groups.at(-1); last && meanOf(last) >= meanOf(group); last = groups.at(-1)) {
      groups.pop();
      group = { sum: last.sum + group.sum, count: last.count + group.count };
    }
    groups.push(group);
  }
  const lowest = top + room - gap * (wanted.length - 1);
  const places = groups.flatMap((group) => Array.from({ length: group.count }, () => meanOf(group)));
  return places.map((place, index) => Math.min(Math.max(place, top), lowest) + index * gap);
}

const meanOf = ({ sum, count }: { sum: number; count: number }): number => sum / count;
