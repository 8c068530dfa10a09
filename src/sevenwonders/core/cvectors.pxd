# C twin of vectors.py (there is no cvectors.py, so this is a header only); tests/ai/test_network.py and the tests of the two games' networks hold the two together.
cdef extern from *:
    """
    #include <math.h>
    #include <string.h>
    #if defined(__AVX__)
    #include <immintrin.h>
    #endif
    #if defined(__GNUC__)
    typedef float sw_lane __attribute__((vector_size(32), aligned(4), may_alias));
    typedef short sw_shorts __attribute__((vector_size(32), aligned(2), may_alias));
    #endif

    static inline int sw_fresh(const unsigned long long *new_, const unsigned long long *old, int words, int *rows) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            unsigned long long rest = new_[word] & ~old[word];
            while (rest) {
                rows[count++] = 64 * word + __builtin_ctzll(rest);
                rest &= rest - 1;
            }
        }
        return count;
    }

    static inline int sw_members(const unsigned long long *set, int words, int *rows) {
        int count = 0;
        for (int word = 0; word < words; word++) {
            unsigned long long rest = set[word];
            while (rest) {
                rows[count++] = 64 * word + __builtin_ctzll(rest);
                rest &= rest - 1;
            }
        }
        return count;
    }

    static inline void sw_change(float *sums, const float *table, int width, const int *added, int adds,
                                 const int *removed, int removes) {
        int at = 0;
    #if defined(__GNUC__)
        for (; at + 64 <= width; at += 64) {
            sw_lane *s = (sw_lane *)(sums + at);
            sw_lane a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
            for (int i = 0; i < adds; i++) {
                const sw_lane *r = (const sw_lane *)(table + (size_t)added[i] * width + at);
                a += r[0]; b += r[1]; c += r[2]; d += r[3]; e += r[4]; f += r[5]; g += r[6]; h += r[7];
            }
            for (int i = 0; i < removes; i++) {
                const sw_lane *r = (const sw_lane *)(table + (size_t)removed[i] * width + at);
                a -= r[0]; b -= r[1]; c -= r[2]; d -= r[3]; e -= r[4]; f -= r[5]; g -= r[6]; h -= r[7];
            }
            s[0] = a; s[1] = b; s[2] = c; s[3] = d; s[4] = e; s[5] = f; s[6] = g; s[7] = h;
        }
    #endif
        for (; at < width; at += 8) {
            float s[8];
            memcpy(s, sums + at, sizeof s);
            for (int i = 0; i < adds; i++)
                for (int j = 0; j < 8; j++) s[j] += table[(size_t)added[i] * width + at + j];
            for (int i = 0; i < removes; i++)
                for (int j = 0; j < 8; j++) s[j] -= table[(size_t)removed[i] * width + at + j];
            memcpy(sums + at, s, sizeof s);
        }
    }

    static inline int sw_differences(const unsigned long long *new_, const unsigned long long *old, int words,
                                     int *added, int *removed) {
        int adds = 0, removes = 0;
        for (int word = 0; word < words; word++) {
            unsigned long long there = new_[word], rest = there ^ old[word];
            while (rest) {
                // Both are written and one is kept: a branch here could only be guessed.
                int bit = __builtin_ctzll(rest), is_added = there >> bit & 1;
                added[adds] = removed[removes] = 64 * word + bit;
                adds += is_added;
                removes += 1 - is_added;
                rest &= rest - 1;
            }
        }
        return adds | removes << 16;
    }

    static inline void sw_change_shorts(short *sums, const short *table, int width, const int *added, int adds,
                                        const int *removed, int removes) {
        int at = 0;
    #if defined(__GNUC__)
        for (; at + 128 <= width; at += 128) {
            sw_shorts *s = (sw_shorts *)(sums + at);
            sw_shorts a = s[0], b = s[1], c = s[2], d = s[3], e = s[4], f = s[5], g = s[6], h = s[7];
            for (int i = 0; i < adds; i++) {
                const sw_shorts *r = (const sw_shorts *)(table + (size_t)added[i] * width + at);
                a += r[0]; b += r[1]; c += r[2]; d += r[3]; e += r[4]; f += r[5]; g += r[6]; h += r[7];
            }
            for (int i = 0; i < removes; i++) {
                const sw_shorts *r = (const sw_shorts *)(table + (size_t)removed[i] * width + at);
                a -= r[0]; b -= r[1]; c -= r[2]; d -= r[3]; e -= r[4]; f -= r[5]; g -= r[6]; h -= r[7];
            }
            s[0] = a; s[1] = b; s[2] = c; s[3] = d; s[4] = e; s[5] = f; s[6] = g; s[7] = h;
        }
    #endif
        for (; at < width; at += 8) {
            short s[8];
            memcpy(s, sums + at, sizeof s);
            for (int i = 0; i < adds; i++)
                for (int j = 0; j < 8; j++) s[j] += table[(size_t)added[i] * width + at + j];
            for (int i = 0; i < removes; i++)
                for (int j = 0; j < 8; j++) s[j] -= table[(size_t)removed[i] * width + at + j];
            memcpy(sums + at, s, sizeof s);
        }
    }

    static inline void sw_round_to_shorts(short *target, const float *source, int count, float scale) {
        for (int i = 0; i < count; i++) {
            double x = floor((double)source[i] * scale + 0.5);
            target[i] = (short)(x > 32767.0 ? 32767.0 : x < -32767.0 ? -32767.0 : x);
        }
    }

    static inline void sw_copy_shorts(short *target, const short *source, int width) {
        memcpy(target, source, sizeof(short) * width);
    }

    static inline void sw_relu_shorts(float *target, const short *source, int width, float unit) {
        for (int j = 0; j < width; j++) {
            short x = source[j] > 0 ? source[j] : 0;  // before it is a float: compilers can then take many at once
            target[j] = x * unit;
        }
    }

    static inline void sw_copy(float *target, const float *source, int width) {
        memcpy(target, source, sizeof(float) * width);
    }

    static inline void sw_relu(float *target, const float *source, int width) {
        for (int j = 0; j < width; j++) target[j] = source[j] > 0.0f ? source[j] : 0.0f;
    }

    static inline float sw_dot(const float *a, const float *b, int width) {
        float s[8] = {0};
        for (int j = 0; j < width; j += 8)
            for (int k = 0; k < 8; k++) s[k] += a[j + k] * b[j + k];
        return ((s[0] + s[4]) + (s[2] + s[6])) + ((s[1] + s[5]) + (s[3] + s[7]));
    }

    static inline void sw_dense(float *target, const float *table, const float *bias, const float *source, int rows,
                                int width) {
        int i = 0;
    #if defined(__GNUC__)
        for (; i + 4 <= rows; i += 4) {
            sw_lane a = {0}, b = {0}, c = {0}, d = {0};
            const float *row = table + (size_t)i * width;
            for (int j = 0; j < width; j += 8) {
                sw_lane x = *(const sw_lane *)(source + j);
                a += x * *(const sw_lane *)(row + j);
                b += x * *(const sw_lane *)(row + width + j);
                c += x * *(const sw_lane *)(row + 2 * width + j);
                d += x * *(const sw_lane *)(row + 3 * width + j);
            }
            target[i] = bias[i] + (((a[0] + a[4]) + (a[2] + a[6])) + ((a[1] + a[5]) + (a[3] + a[7])));
            target[i + 1] = bias[i + 1] + (((b[0] + b[4]) + (b[2] + b[6])) + ((b[1] + b[5]) + (b[3] + b[7])));
            target[i + 2] = bias[i + 2] + (((c[0] + c[4]) + (c[2] + c[6])) + ((c[1] + c[5]) + (c[3] + c[7])));
            target[i + 3] = bias[i + 3] + (((d[0] + d[4]) + (d[2] + d[6])) + ((d[1] + d[5]) + (d[3] + d[7])));
        }
    #endif
        for (; i < rows; i++) target[i] = bias[i] + sw_dot(table + (size_t)i * width, source, width);
    }

    static inline float sw_product(const float *table, int row, const float *source, int width) {
        return sw_dot(table + (size_t)row * width, source, width);
    }

    static inline void sw_transpose(float *target, const float *table, int rows, int width) {
        for (int i = 0; i < rows; i++)
            for (int j = 0; j < width; j++) target[(size_t)j * rows + i] = table[(size_t)i * width + j];
    }

    static inline void sw_sparse(float *target, const float *columns, const float *bias, const float *source, int rows,
                                 int width) {
        int members[512], count = 0, i = 0;
        for (int j = 0; j < width; j++) {
            members[count] = j;  // Kept or written over: a branch here could only be guessed.
            count += source[j] != 0.0f;
        }
    #if defined(__GNUC__)
        for (; i + 32 <= rows; i += 32) {
            const sw_lane *s = (const sw_lane *)(bias + i);
            sw_lane a = s[0], b = s[1], c = s[2], d = s[3];
            for (int k = 0; k < count; k++) {
                const sw_lane *column = (const sw_lane *)(columns + (size_t)members[k] * rows + i);
                float x = source[members[k]];
                a += x * column[0]; b += x * column[1]; c += x * column[2]; d += x * column[3];
            }
            sw_lane *t = (sw_lane *)(target + i);
            t[0] = a; t[1] = b; t[2] = c; t[3] = d;
        }
        for (; i + 16 <= rows; i += 16) {
            const sw_lane *s = (const sw_lane *)(bias + i);
            sw_lane a = s[0], b = s[1];
            for (int k = 0; k < count; k++) {
                const sw_lane *column = (const sw_lane *)(columns + (size_t)members[k] * rows + i);
                float x = source[members[k]];
                a += x * column[0]; b += x * column[1];
            }
            sw_lane *t = (sw_lane *)(target + i);
            t[0] = a; t[1] = b;
        }
    #endif
        for (; i < rows; i += 8) {
            float s[8];
            memcpy(s, bias + i, sizeof s);
            for (int k = 0; k < count; k++)
                for (int j = 0; j < 8; j++) s[j] += source[members[k]] * columns[(size_t)members[k] * rows + i + j];
            memcpy(target + i, s, sizeof s);
        }
    }

    static inline void sw_back(float *target, const float *table, const float *gradient, const float *active, int rows,
                               int width) {
        for (int j = 0; j < width; j += 8) {
            float s[8] = {0};
            for (int i = 0; i < rows; i++)
                for (int k = 0; k < 8; k++) s[k] += gradient[i] * table[(size_t)i * width + j + k];
            for (int k = 0; k < 8; k++) target[j + k] = active[j + k] > 0.0f ? s[k] : 0.0f;
        }
    }

    static inline void sw_softmax(float *row, int start, int size) {
        float highest = row[start], total = 0.0f;
        for (int i = start; i < start + size; i++) highest = row[i] > highest ? row[i] : highest;
        for (int i = start; i < start + size; i++) total += row[i] = expf(row[i] - highest);
        for (int i = start; i < start + size; i++) row[i] /= total;
    }

    static inline void sw_adam(float *restrict table, float *restrict gradients, float *restrict means,
                               float *restrict squares, int size, float scale, float rate, float square_scale) {
        for (int j = 0; j < size; j++) {
            float gradient = gradients[j] * scale;
            gradients[j] = 0.0f;
            means[j] += 0.1f * (gradient - means[j]);
            squares[j] += 0.001f * (gradient * gradient - squares[j]);
            table[j] -= rate * means[j] / (sqrtf(squares[j] * square_scale) + 1e-8f);
        }
    }
    """
    int fresh "sw_fresh"(unsigned long long *new, unsigned long long *old, int words, int *rows) noexcept nogil
    int members "sw_members"(unsigned long long *bitmap, int words, int *rows) noexcept nogil
    void change "sw_change"(float *sums, float *table, int width, int *added, int adds, int *removed, int removes) noexcept nogil
    int differences "sw_differences"(unsigned long long *new, unsigned long long *old, int words, int *added, int *removed) noexcept nogil
    void change_shorts "sw_change_shorts"(short *sums, short *table, int width, int *added, int adds, int *removed, int removes) noexcept nogil
    void round_to_shorts "sw_round_to_shorts"(short *target, float *source, int count, float scale) noexcept nogil
    void copy_shorts "sw_copy_shorts"(short *target, short *source, int width) noexcept nogil
    void relu_shorts "sw_relu_shorts"(float *target, short *source, int width, float unit) noexcept nogil
    void copy "sw_copy"(float *target, float *source, int width) noexcept nogil
    void relu "sw_relu"(float *target, float *source, int width) noexcept nogil
    void dense "sw_dense"(float *target, float *table, float *bias, float *source, int rows, int width) noexcept nogil
    float product "sw_product"(float *table, int row, float *source, int width) noexcept nogil
    void transpose "sw_transpose"(float *target, float *table, int rows, int width) noexcept nogil
    void sparse "sw_sparse"(float *target, float *columns, float *bias, float *source, int rows, int width) noexcept nogil
    void back "sw_back"(float *target, float *table, float *gradient, float *active, int rows, int width) noexcept nogil
    void softmax "sw_softmax"(float *row, int start, int size) noexcept nogil
    void adam "sw_adam"(float *table, float *gradients, float *means, float *squares, int size, float scale, float rate, float square_scale) noexcept nogil

cdef inline float *pointer(float[::1] numbers) noexcept:
    return &numbers[0]

cdef inline short *short_pointer(short[::1] numbers) noexcept:
    return &numbers[0]

cdef inline unsigned long long *word_pointer(unsigned long long[::1] numbers) noexcept:
    return &numbers[0]
