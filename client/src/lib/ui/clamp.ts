/** Return the typed number, rounded and clamped to the limits of the field, and show it in the field. */
export function readClampedInteger(field: HTMLInputElement): number {
  const least = field.min === '' ? Number.NEGATIVE_INFINITY : Number(field.min);
  const most = field.max === '' ? Number.POSITIVE_INFINITY : Number(field.max);
  const number = Math.min(most, Math.max(least, Math.round(Number(field.value)) || 0));
  field.value = String(number);
  return number;
}
