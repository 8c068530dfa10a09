/* A player of Duel and 7 Wonders in C: it builds the first thing it can, and sells what it cannot build.
 *
 *     cc -O2 -o cautious examples/bot/cautious.c
 *     python -m sevenwonders simulate duel --games 20 --agents "bot:./cautious,random"
 *
 * The protocol is described in docs/bots.md. A line "legal 14 build tavern; 34 sell tavern; ..." lists what may be
 * done, each with its number; "go" asks for one of the numbers.
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char line[1 << 16];
static char legal[1 << 16];

/* Return how much this player likes a move, by the first word of its text. */
static int liking(const char *text) {
    if (!strncmp(text, "stage ", 6) || !strncmp(text, "raise ", 6)) return 3;
    if (!strncmp(text, "build ", 6)) return 2;
    return strncmp(text, "sell ", 5) ? 1 : 0;
}

/* Return the number of the move that is liked best; the first of equals. */
static long chosen(char *moves) {
    long best = -1;
    int most = -1;
    for (char *move = strtok(moves, ";"); move; move = strtok(NULL, ";")) {
        char *text;
        long number = strtol(move, &text, 10);
        int like = liking(text + (*text == ' '));
        if (like > most) {
            most = like;
            best = number;
        }
    }
    return best;
}

int main(void) {
    setvbuf(stdout, NULL, _IOLBF, 0);
    while (fgets(line, sizeof line, stdin)) {
        line[strcspn(line, "\r\n")] = 0;
        if (!strcmp(line, "sevenwonders 1")) {
            puts("name cautious");
            puts("ready");
        } else if (!strncmp(line, "legal ", 6)) {
            strcpy(legal, line + 6);
        } else if (!strncmp(line, "go", 2)) {
            printf("move %ld\n", chosen(legal));
        } else if (!strcmp(line, "quit")) {
            return 0;
        }
    }
    return 0;
}
